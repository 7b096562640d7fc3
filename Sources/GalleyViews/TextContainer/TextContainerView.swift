public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A bare TextKit stack: text that flows through containers by TextKit's rules, with nothing around it.
///
/// UIKit has no such view; it corresponds to an NSTextStorage with its NSLayoutManager and NSTextContainers, drawn by a
/// view of the same size.
///
/// Unlike in a label, each paragraph has its own style, natural alignment follows the text's direction, every font in a
/// line affects its height, line gaps count, and text begins at the top. The container is as large as the bounds unless
/// `columns` or `containers` are set. Text that does not fit is in no line: see `overflow`.
///
/// ```swift
/// let page = TextContainerView(frame: Rect(x: 0, y: 0, width: 300, height: 200), in: context)
/// page.attributedText = AttributedText("Text that runs around a circle, in two columns.")
/// page.columns = TextColumns(count: 2, spacing: 24)
/// page.exclusionPaths = [Path(ovalIn: Rect(x: 110, y: 60, width: 80, height: 80))]
/// let rest = page.overflow
/// ```
open class TextContainerView: View {
  /// The text. `font` and `textColor` fill in attributes that its runs leave unset. UIKit counterpart: NSTextStorage.
  public final var attributedText = AttributedText("") { didSet { layouts.noteChange() } }
  /// The default font of the text; initially the context's default font.
  public final var font: Font { didSet { layouts.noteChange() } }
  /// The default colour of the text; initially `SystemColor.label`.
  public final var textColor: Color
  /// Overrides the alignment of every paragraph; nil uses each paragraph's own.
  ///
  /// UIKit counterpart: UITextView's `textAlignment`.
  public final var textAlignment: TextAlignment?
  /// True if the line gap of fonts counts as line height. UIKit counterpart: NSLayoutManager's `usesFontLeading`.
  public final var usesFontLeading = true

  /// Space at both ends of every line. UIKit counterpart: `lineFragmentPadding`.
  public final var lineFragmentPadding = TextContainerView.standardPadding {
    didSet { lineFragmentPadding = lineFragmentPadding.asExtent }
  }
  /// Maximum number of lines in each container; 0 means no limit, negative numbers become 0.
  ///
  /// UIKit counterpart: `maximumNumberOfLines`.
  public final var maximumNumberOfLines = 0 { didSet { maximumNumberOfLines = max(0, maximumNumberOfLines) } }
  /// The end of the last line of the last container if text is left over.
  ///
  /// UIKit counterpart: NSTextContainer's `lineBreakMode`.
  public final var lineBreakMode = LineBreakMode.byWordWrapping
  /// The areas without text, in the coordinates of the bounds.
  ///
  /// They apply to the whole view, including all columns. `containers` have their own paths and avoid these too. UIKit
  /// counterpart: `exclusionPaths`.
  public final var exclusionPaths: [Path] = []
  /// Columns that share the bounds; nil means one. They are filled from the leading side of the interface.
  public final var columns: TextColumns?
  /// Containers in the order in which text fills them; if empty, the bounds with `columns`.
  ///
  /// Each has its own padding, line limit and mode.
  public final var containers: [PlacedTextContainer] = []

  let layouts: TextLayouts

  /// The default padding of NSTextContainer (rule: line-fragment-padding).
  public static let standardPadding: Double = 5

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates an empty text in the context's default font.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    font = context.defaultFont
    textColor = SystemColor.label.color(in: context.interfaceStyle)
    super.init(frame: frame, in: context)
  }

  override func contextChanged() { layouts.move(to: context) }

  /// Draws the text with baselines on whole pixels, rounded down the page as in UITextView (rule: baseline-on-pixel).
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawText(on: &canvas) }

  /// Returns the size of the text in a width of `size.width`, rounded up to whole pixels; the height does not matter,
  /// and a width of 0 means no limit.
  ///
  /// Columns get the minimum height that holds all text. With exclusions or columns the width is the proposed one. With
  /// `containers` it is their extent.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text without wrapping.
  open override var intrinsicContentSize: Size { fittingSize(inWidth: .infinity) }
}
