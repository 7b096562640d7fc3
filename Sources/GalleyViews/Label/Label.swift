public import GalleyBase
public import GalleyDrawing
import GalleyFonts
public import GalleyText

/// Text that is read, not edited. UIKit counterpart: UILabel, with its properties, defaults and override points.
///
/// Text and style: `text` is set in the label's own style; in `attributedText` the attributes win, and the label fills
/// in what they leave open. Whatever is set last wins: a paragraph style's alignment over an earlier `textAlignment`, a
/// later `textAlignment` over all paragraph styles (reference A.1, A.2). So, to have the label's `textAlignment` and
/// `lineBreakMode` rule over attributed text, set them after it, and `font` and `textColor`, as defaults, before it.
///
/// Measuring and drawing read the same layout: a label laid out in the size it asked for shows what it showed then.
open class Label: View {
  var content: LabelContent
  let layouts: TextLayouts
  /// Properties that were set on this very label, which registered appearances leave alone.
  var explicitProperties: LabelProperties = []

  /// Most lines to show; 0 is no limit. Negative numbers become 0. UIKit counterpart: `numberOfLines`.
  public final var numberOfLines = 1 {
    didSet { numberOfLines = max(0, numberOfLines) }
  }
  /// Space between the bounds and the text. Sizes grow by it, and text is drawn inside of it: exactly what a subclass
  /// gets that insets the rectangles of `textRect(forBounds:limitedToNumberOfLines:)` and `drawText(in:on:)`
  /// (reference A.8). UIKit has no such property; nearest is UIButton's `contentEdgeInsets`.
  public final var insets = EdgeInsets.zero {
    didSet { insets = insets.asGeometry }
  }
  /// Width for which `intrinsicContentSize` is asked when there may be several lines; 0 is without limit.
  /// UIKit counterpart: `preferredMaxLayoutWidth`.
  public final var preferredMaxLayoutWidth: Double = 0 {
    didSet { preferredMaxLayoutWidth = preferredMaxLayoutWidth.asExtent }
  }
  /// Whether text that is too long is drawn smaller, down to `minimumScaleFactor`; not in modes that wrap, and never when
  /// measuring (reference A.6). UIKit counterpart: `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font size that text may shrink to, 0…1; 0 keeps it from shrinking (reference §L).
  /// UIKit counterpart: `minimumScaleFactor`.
  public final var minimumScaleFactor: Double = 0
  /// What stands for hidden text; nil is an ellipsis. Attributes that it leaves open are those of the character it
  /// replaces. UIKit has no such property; nearest is the token of Core Text's CTLineCreateTruncatedLine.
  public final var truncationToken: AttributedText?
  /// Where columns lie whose tab stops are automatic; nil measures the label's own text. Labels that are to align share
  /// one, measured with `TabColumns(measuring:)`. Shrinking the text does not move it.
  public final var tabColumns: TabColumns?
  /// Where text stands that was drawn smaller, if the label has one line. UIKit counterpart: `baselineAdjustment`.
  public final var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text is drawn in `highlightedTextColor`. UIKit counterpart: `isHighlighted`.
  public final var isHighlighted = false
  /// Whether the text is drawn in full strength; else at `Label.disabledOpacity`. UIKit counterpart: `isEnabled`.
  public final var isEnabled = true

  /// A path that the text follows, on one line and without being cut: clusters past its ends are left out. Sizes stay
  /// those of straight text. Nil for straight text. UIKit has no such property.
  public final var textPath: TextPath?

  var storedHighlightedTextColor: Color?
  /// Set while a subclass draws for nobody to see.
  var rehearsal: TextRehearsal?

  /// Opacity of a disabled label's text. UIKit's own is not documented; a half is our choice (reference A.1).
  public static let disabledOpacity = 0.5

  /// An empty label: one line, cut at its end, in the context's default font and `SystemColor.label`.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    content = LabelContent(
      font: context.defaultFont, textColor: SystemColor.label.color(in: context.interfaceStyle))
    super.init(frame: frame, in: context)
    clipsToBounds = true
  }

  // MARK: What subclasses override

  /// Where the text of the label would be in `bounds`, with at most `numberOfLines` lines (0: no limit).
  ///
  /// As recorded from UILabel (reference A.4.9, A.5): sizes are rounded up to whole pixels. Text that fits is at the top;
  /// text that is too high is as high as `bounds`, and begins as far above as it ends below. One line is never wrapped,
  /// only cut. `sizeThatFits` and `intrinsicContentSize` get their sizes here, so a subclass that overrides it changes
  /// both. UIKit counterpart: `textRect(forBounds:limitedToNumberOfLines:)`.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let rect = textRectWithoutInsets(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(by: insets.inverted)
  }

  /// Draws the text in `rect`, inside of `insets`: centred from top to bottom, baselines on whole pixels. Drawing the
  /// label calls it with the bounds; a subclass that passes on another rectangle moves the text, and
  /// `placement` with it.
  /// UIKit counterpart: `drawText(in:)`.
  open func drawText(in rect: Rect, on canvas: inout Canvas) {
    drawTextWithoutInsets(in: rect.inset(by: insets), on: &canvas)
  }

  /// Draws the text; calls `drawText(in:on:)` with the bounds.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) {
    drawText(in: bounds, on: &canvas)
  }

  /// The text.
  open override var accessibilityLabel: String? { text }

  override var takesTouches: Bool { false }

  /// The size of the text in a width of `size.width`; the height does not matter. A single line ignores the width too,
  /// and a width of 0 is no limit (reference A.4.3, A.7). It is the size of `textRect(forBounds:limitedToNumberOfLines:)`.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
    return sizeOfText(inWidth: width)
  }

  /// The size of the text without wrapping, or in `preferredMaxLayoutWidth` if the label may have several lines
  /// (reference A.7). It is the size of `textRect(forBounds:limitedToNumberOfLines:)`.
  open override var intrinsicContentSize: Size {
    sizeOfText(inWidth: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  override var clipsOwnDrawing: Bool {
    // What a text block that fits draws outside of the bounds is a glyph's ink, which is not cut (reference A.3); one
    // that does not fit is cut where it is drawn. Round corners cut everything.
    clipsToBounds && cornerRadius > 0
  }

  override func adoptAppearance() {
    for appearance in context.appearances(of: self) { adopt(appearance) }
  }

  private func sizeOfText(inWidth width: Double) -> Size {
    textRect(
      forBounds: Rect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: numberOfLines
    ).size
  }
}
