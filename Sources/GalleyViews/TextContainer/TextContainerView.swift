public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A view with text that flows through text containers by TextKit's rules, without scrolling or
/// editing.
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
  /// The text. `font` and `textColor` supply the attributes that it does not have. UIKit
  /// counterpart: NSTextStorage.
  public final var attributedText = AttributedText("") { didSet { layouts.noteChange() } }
  /// The font of text without a font; initially the context's default font.
  public final var font: Font { didSet { layouts.noteChange() } }
  /// The colour of text without a colour; initially `SystemColor.label`.
  public final var textColor: Color
  /// The alignment of all paragraphs, instead of their own; nil uses each paragraph's own
  /// alignment.
  ///
  /// UIKit counterpart: UITextView's `textAlignment`.
  public final var textAlignment: TextAlignment?
  /// True if line gaps of fonts are part of the line height. UIKit counterpart: NSLayoutManager's
  /// `usesFontLeading`.
  public final var usesFontLeading = true

  /// The space at both ends of each line, in points. UIKit counterpart: `lineFragmentPadding`.
  public final var lineFragmentPadding = TextContainerView.standardPadding {
    didSet { lineFragmentPadding = lineFragmentPadding.asExtent }
  }
  /// The maximum number of lines in each container; 0 means no limit. A negative number becomes 0.
  ///
  /// UIKit counterpart: `maximumNumberOfLines`.
  public final var maximumNumberOfLines = 0 { didSet { maximumNumberOfLines = max(0, maximumNumberOfLines) } }
  /// The way in which the last line of the last container ends if not all text fits.
  ///
  /// UIKit counterpart: NSTextContainer's `lineBreakMode`.
  public final var lineBreakMode = LineBreakMode.byWordWrapping
  /// The areas that text avoids, in the coordinates of the bounds.
  ///
  /// They apply to the whole view, including all columns. `containers` have their own paths and avoid these too. UIKit
  /// counterpart: `exclusionPaths`.
  public final var exclusionPaths: [Path] = []
  /// The columns into which the bounds are divided; nil means one column. Text fills them from the
  /// leading side of the interface.
  public final var columns: TextColumns?
  /// The containers in the order in which text fills them. If there are none, the bounds and
  /// `columns` are used.
  ///
  /// Each has its own padding, line limit and mode.
  public final var containers: [PlacedTextContainer] = []

  let layouts: TextLayouts

  /// The default padding of NSTextContainer (rule: line-fragment-padding).
  public static let standardPadding: Double = 5

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates a view without text, with the context's default font.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    font = context.defaultFont
    textColor = SystemColor.label.color(in: context.interfaceStyle)
    super.init(frame: frame, in: context)
  }

  override func contextChanged() { layouts.move(to: context) }

  /// Draws the text with baselines on whole pixels. As in UITextView, they are rounded to the pixel
  /// below (rule: baseline-on-pixel).
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawText(on: &canvas) }

  /// Returns the size of the text in a width of `size.width`, rounded up to whole pixels. The
  /// height is ignored, and a width of 0 means no limit.
  ///
  /// Columns get the minimum height that holds all text. With exclusions or columns the width is the proposed one. With
  /// `containers` it is their extent.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text without wrapping.
  open override var intrinsicContentSize: Size { fittingSize(inWidth: .infinity) }
}
