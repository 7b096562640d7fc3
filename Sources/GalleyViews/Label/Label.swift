public import GalleyBase
public import GalleyDrawing
import GalleyFonts
public import GalleyText

/// A view with text that the user cannot edit. UIKit counterpart: UILabel, with its properties,
/// defaults and override points.
///
/// `text` has the label's style; that style also fills in the attributes that `attributedText` does not set. The last
/// setter wins: a paragraph style's alignment overrides an earlier `textAlignment`, a later `textAlignment` overrides
/// all paragraph styles (rule: label-last-setter-wins). To override attributed text, set the label's `textAlignment`
/// and `lineBreakMode` after it; to provide defaults, set `font` and `textColor` before it.
///
/// Measuring and drawing use the same layout: a label with its measured size shows all of the text that it measured.
///
/// ```swift
/// let label = Label(frame: Rect(x: 16, y: 16, width: 288, height: 48), in: context)
/// label.text = "A label that is too long for one line ends in an ellipsis."
/// label.lineBreakMode = .byTruncatingMiddle
/// let wanted = label.sizeThatFits(Size(width: 288, height: .infinity))
/// ```
open class Label: View {
  /// The text and its style. If the host's content changed, it is copied from the host at the next
  /// access.
  final var content: LabelContent {
    _read {
      takeHostContent()
      yield storedContent
    }
    _modify {
      takeHostContent()
      yield &storedContent
    }
  }
  private var storedContent: LabelContent
  private var isHostContentNew = false
  let layouts: TextLayouts
  /// The properties that code has set on this label. Registered appearances do not change them.
  var explicitProperties: LabelProperties = []

  /// The maximum number of lines; 0 means no limit. A negative number becomes 0. UIKit counterpart:
  /// `numberOfLines`.
  public final var numberOfLines = 1 { didSet { numberOfLines = max(0, numberOfLines) } }
  /// The space between the bounds and the text, in points.
  ///
  /// It has the effect of a subclass that insets the rectangles of `textRect(forBounds:limitedToNumberOfLines:)` and
  /// `drawText(in:on:)` (rule: label-insets). UIKit has no such property; the nearest is UIButton's
  /// `contentEdgeInsets`.
  public final var insets = EdgeInsets.zero { didSet { insets = insets.asGeometry } }
  /// The maximum width of `intrinsicContentSize` for a label with several lines, in points; 0 means
  /// no limit.
  ///
  /// UIKit counterpart: `preferredMaxLayoutWidth`.
  public final var preferredMaxLayoutWidth: Double = 0 {
    didSet { preferredMaxLayoutWidth = preferredMaxLayoutWidth.asExtent }
  }
  /// True if text that is too wide is drawn in a smaller font, down to `minimumScaleFactor`. It has
  /// no effect on measuring, or in line break modes that wrap (rule: shrinking-is-for-drawing).
  ///
  /// UIKit counterpart: `adjustsFontSizeToFitWidth`.
  public final var adjustsFontSizeToFitWidth = false
  /// The minimum font size as a fraction of the label's font size, from 0 to 1; 0 prevents
  /// shrinking (rule: minimum-scale-zero).
  ///
  /// UIKit counterpart: `minimumScaleFactor`.
  public final var minimumScaleFactor: Double = 0
  /// The text that is drawn instead of truncated text; nil uses an ellipsis.
  ///
  /// Attributes that it does not set come from the character it replaces. UIKit has no such property; the nearest is
  /// the token of Core Text's CTLineCreateTruncatedLine.
  public final var truncationToken: AttributedText?
  /// The columns of automatic tab stops; nil computes them from the label's own text.
  ///
  /// Labels whose columns align share one value, measured with `TabColumns(measuring:)`. Shrinking the text does not
  /// move columns.
  public final var tabColumns: TabColumns?
  /// True if everything that the text draws outside the bounds is clipped. Examples are parts of
  /// slanted letters, shadows, and letters that are higher than a low `maximumLineHeight`.
  ///
  /// The bounds are rounded outward to whole pixels. A layer's shadow and text along a path are not clipped. False
  /// keeps all ink of text that fits. UIKit's labels always clip (rule: label-ink-outside-bounds).
  public final var clipsInk = true
  /// The way in which `sizeThatFits` and `intrinsicContentSize` measure letters that extend beyond
  /// their line.
  ///
  /// UIKit counterpart: `sizingRule`.
  public final var sizingRule = SizingRule.typographic
  /// The vertical position of shrunk text in a label with one line. UIKit counterpart:
  /// `baselineAdjustment`.
  public final var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// True if the text is drawn in `highlightedTextColor`. UIKit counterpart: `isHighlighted`.
  public final var isHighlighted = false
  /// True if the text is drawn normally; false if it is drawn with `Label.disabledOpacity`. UIKit
  /// counterpart: `isEnabled`.
  public final var isEnabled = true

  /// The path along which the text is drawn, on one line and without truncation; nil for straight
  /// text.
  ///
  /// Clusters past its ends are omitted. Sizes are those of straight text. UIKit has no such property.
  public final var textPath: TextPath?

  /// The width that constraints give the label; nil for none. It limits the lines if
  /// `preferredMaxLayoutWidth` does not.
  package final var constrainedWidth: Double?
  var storedHighlightedTextColor: Color?
  /// The dry run of a subclass's drawing, which records the text's rectangle; nil while none is
  /// running.
  var dryRun: DryRunDrawing?

  /// The opacity of a disabled label's text (rule: disabled-label).
  public static let disabledOpacity = 0.5

  package final override var asTextShowing: (any TextShowing)? { self }

  /// Creates an empty label with one line that is truncated at its end, the context's default font,
  /// and the colour `SystemColor.label`.
  public override init(frame: Rect = .zero, in context: RenderContext) {
    layouts = TextLayouts(in: context)
    storedContent = LabelContent(
      font: context.defaultFont, textColor: SystemColor.label.color(in: context.interfaceStyle))
    super.init(frame: frame, in: context)
    clipsToBounds = true
  }

  // MARK: Overridden by subclasses

  /// Returns the rectangle of the label's text in `bounds`, with at most `numberOfLines` lines; 0
  /// means no limit.
  ///
  /// Sizes are rounded up to whole pixels. Text that fits is at the top. If the text is too high, the rectangle is as
  /// high as `bounds` and begins above them, where the centred text begins (rule: label-text-rect). A single line is
  /// never wrapped. `sizeThatFits` and `intrinsicContentSize` return its size, so an override changes both. UIKit
  /// counterpart: `textRect(forBounds:limitedToNumberOfLines:)`.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let rect = textRectWithoutInsets(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(by: insets.inverted)
  }

  /// Draws the text in `rect`, reduced by `insets`. It is centred vertically, and its baselines are
  /// on whole pixels.
  ///
  /// `draw(_:on:)` calls it with the bounds; a subclass that passes another rectangle moves the text and `placement`.
  /// UIKit counterpart: `drawText(in:)`.
  open func drawText(in rect: Rect, on canvas: inout Canvas) {
    drawTextWithoutInsets(in: rect.inset(by: insets), on: &canvas)
  }

  /// Draws the text by calling `drawText(in:on:)` with the bounds.
  open override func draw(_ rect: Rect, on canvas: inout Canvas) { drawText(in: bounds, on: &canvas) }

  /// The text, which screen readers use as the accessibility label.
  open override var accessibilityLabel: String? { text }

  override var takesTouches: Bool { false }

  /// Returns the size of the text in a width of `size.width`, regardless of the height.
  ///
  /// A single line ignores the width too, and a width of 0 means no limit (rule: single-line-ignores-width). It is the
  /// size of `textRect(forBounds:limitedToNumberOfLines:)`.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
    return sizeOfText(inWidth: width)
  }

  /// The size of the text without wrapping. If the label may have several lines, the text wraps at
  /// `preferredMaxLayoutWidth` (rule: label-intrinsic-size).
  ///
  /// It is the size of `textRect(forBounds:limitedToNumberOfLines:)`. Without a preferred width, a label placed by
  /// constraints wraps in the width that they gave it.
  open override var intrinsicContentSize: Size {
    guard numberOfLines != 1 else { return sizeOfText(inWidth: .infinity) }
    return sizeOfText(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : constrainedWidth ?? .infinity)
  }

  override var cutsInk: Bool { clipsInk && textPath == nil }

  override var clipsOwnDrawing: Bool {
    // Drawing the text clips it already; only round corners clip all drawing.
    clipsToBounds && cornerRadius > 0
  }

  override func adoptAppearance() {
    for rule in context.appearanceRules(for: self) { rule.apply(self) }
  }

  override func contextChanged() { layouts.move(to: context) }

  /// Records that the host's text or style changed. They are read when the label is measured or
  /// drawn.
  package final func noteHostContent() {
    isHostContentNew = true
    layouts.noteChange()
  }

  private func takeHostContent() {
    guard isHostContentNew else { return }
    isHostContentNew = false
    guard let host = host as? any LabelHost else { return }
    storedContent = LabelContent(host.labelText, style: host.labelStyle)
  }

  private func sizeOfText(inWidth width: Double) -> Size {
    let all = Rect(x: 0, y: 0, width: width, height: .infinity)
    var size = textRect(forBounds: all, limitedToNumberOfLines: numberOfLines).size
    if sizingRule == .oversize {
      let layout = layout(inWidth: width - insets.width, numberOfLines: numberOfLines)
      size.height = PixelGrid(scale: context.scale).ceil(
        size.height + sizingRule.heightBeyond(layout, with: context.typesetter))
    }
    return size
  }
}
