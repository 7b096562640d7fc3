public import GalleyBase
public import GalleyDrawing
public import GalleyFonts
public import GalleyText

/// A bare TextKit stack: text that flows through containers, with TextKit's rules and nothing around it. There is no
/// such view on UIKit; it is an NSTextStorage, its NSLayoutManager and NSTextContainers, drawn by a view as large as
/// they are.
///
/// Unlike a label, each paragraph's own style holds, natural alignment follows the text's direction, every font in a
/// line makes its height, line gaps count, and text begins at the top. The container is as large as the bounds unless
/// `columns` or `containers` say otherwise. Text that finds no room is in no line: see `overflow`.
///
/// ```swift
/// let page = TextContainerView(frame: Rect(x: 0, y: 0, width: 300, height: 200), in: context)
/// page.attributedText = AttributedText("Text that runs around a circle, in two columns.")
/// page.columns = TextColumns(count: 2, spacing: 24)
/// page.exclusionPaths = [Path(ovalIn: Rect(x: 110, y: 60, width: 80, height: 80))]
/// let rest = page.overflow
/// ```
open class TextContainerView: View {
  /// The text. What a run does not say is filled in by `font` and `textColor`. UIKit counterpart: NSTextStorage.
  public final var attributedText = AttributedText("") { didSet { layouts.noteChange() } }
  /// The font of text that names none; the context's default font at first.
  public final var font: Font { didSet { layouts.noteChange() } }
  /// Colour of text that names none; `SystemColor.label` at first.
  public final var textColor: Color
  /// Replaces the alignment of every paragraph; nil leaves each its own. UIKit counterpart: UITextView's
  /// `textAlignment`.
  public final var textAlignment: TextAlignment?
  /// True if the line gap of fonts belongs to a line's height. UIKit counterpart: NSLayoutManager's `usesFontLeading`.
  public final var usesFontLeading = true

  /// Space left free at both ends of every line. UIKit counterpart: `lineFragmentPadding`.
  public final var lineFragmentPadding = TextContainerView.standardPadding {
    didSet { lineFragmentPadding = lineFragmentPadding.asExtent }
  }
  /// Most lines of each container; 0 is no limit, negative numbers become 0. UIKit counterpart: `maximumNumberOfLines`.
  public final var maximumNumberOfLines = 0 { didSet { maximumNumberOfLines = max(0, maximumNumberOfLines) } }
  /// The end of the last line of the last container if text is left over. UIKit counterpart: NSTextContainer's
  /// `lineBreakMode`.
  public final var lineBreakMode = LineBreakMode.byWordWrapping
  /// The areas that text leaves free, in the coordinates of the bounds: those of the container if there is one, and of
  /// all columns together. `containers` have paths of their own, and keep clear of these too. UIKit counterpart:
  /// `exclusionPaths`.
  public final var exclusionPaths: [Path] = []
  /// Columns that share the bounds; nil is one. They are filled from the side where the interface begins.
  public final var columns: TextColumns?
  /// Containers in the order in which text fills them; empty: the bounds, in `columns`. They say themselves what
  /// padding, lines and mode they have.
  public final var containers: [PlacedTextContainer] = []

  let layouts: TextLayouts

  /// NSTextContainer's own padding (rule: line-fragment-padding).
  public static let standardPadding: Double = 5

  package final override var asTextShowing: (any TextShowing)? { self }

  /// An empty text in the context's default font.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    font = context.defaultFont
    textColor = SystemColor.label.color(in: context.interfaceStyle)
    super.init(frame: frame, in: context)
  }

  override func contextChanged() { layouts.move(to: context) }

  /// Draws the text, baselines on whole pixels, rounded down the page as UITextView does (rule: baseline-on-pixel).
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawText(on: &canvas) }

  /// The size of the text in a width of `size.width`, rounded up to whole pixels; the height does not matter, and a
  /// width of 0 is no limit. Columns get the least height that holds all text. Next to exclusions and in columns the
  /// width is the one that was offered. With `containers` it is as far as they reach.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text without wrapping.
  open override var intrinsicContentSize: Size { fittingSize(inWidth: .infinity) }
}
