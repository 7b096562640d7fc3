import GalleyBase
import GalleyFonts
import GalleyText

/// A string that is laid out for one size and one set of options. Both measuring and drawing use
/// it.
struct StringSetting {
  /// The layout of all lines, without a limit of height. If the last visible line is truncated, the
  /// layout has only the visible lines.
  let layout: TextLayout
  /// The changes that make the string fit.
  let fit: TextFit
  private let attempt: ScaledStringLayout

  /// The font size of text without a font, the default of NSAttributedString
  /// (rule: default-attributes).
  static let defaultFontSize: Double = 12

  /// Creates the layout of `text` in `size`, where a width or height of 0 or less means no limit.
  init(
    _ text: AttributedText, in size: Size, options: StringDrawingOptions, limits: StringDrawingContext,
    context: RenderContext
  ) {
    attempt = ScaledStringLayout(
      text: text, size: Size(width: size.width.asLimit, height: size.height.asLimit), options: options,
      context: context, layouts: TextLayouts(in: context))
    fit = attempt.fitted(limits)
    let whole = attempt.layout(fit)
    layout = attempt.truncatesLastLine ? attempt.cut(whole, fit) : whole
  }

  /// The layout to draw, which has the lines that fit in the height, and always the first line.
  var drawnLayout: TextLayout { attempt.cut(layout, fit) }

  private var isOnBaseline: Bool { !attempt.wraps }

  /// The origin of the layout if the text is drawn at (0, 0).
  var origin: Point { isOnBaseline ? Point(x: 0, y: -(layout.firstBaseline ?? 0)) : .zero }

  // MARK: Measuring

  /// The bounding rectangle of the lines, or of the drawn shapes with `usesDeviceMetrics`.
  var boundingRect: Rect { attempt.options.contains(.usesDeviceMetrics) ? inkRect : lineRect }

  /// The bounding rectangle of the lines. Its width excludes indents (rule: string-width).
  ///
  /// On the baseline, its y is the recorded one: minus the distance from the baseline to the lower edge, as y grows
  /// upwards there (rule: string-drawing-baseline-origin).
  private var lineRect: Rect {
    let width = layout.lines.reduce(0) { max($0, $1.widthWithoutIndents(in: layout)) }
    guard isOnBaseline else {
      return Rect(x: 0, y: 0, width: width, height: layout.usedHeight)
    }
    guard let line = layout.lines.first else { return .zero }
    return Rect(x: 0, y: line.baselineHeight - line.usedRect.height, width: width, height: line.usedRect.height)
  }

  /// The smallest rectangle around all glyphs and attachments; zero if nothing is drawn.
  private var inkRect: Rect {
    guard let ink = layout.inkBounds(with: attempt.context.typesetter) else { return .zero }
    let moved = ink.offsetBy(dx: origin.x, dy: origin.y)
    return isOnBaseline ? Rect(x: moved.minX, y: -moved.maxY, width: moved.width, height: moved.height) : moved
  }
}

extension LineFragment {
  /// Returns the width of the line's text, or the width that the text needs to break in the same
  /// way, whichever is larger.
  fileprivate func widthWithoutIndents(in layout: TextLayout) -> Double {
    let paragraph = layout.shaped.paragraphs[paragraph]
    let isFirst = range.lowerBound == paragraph.range.lowerBound
    let head = isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
    let indents = max(0, head).onLengthGrid + max(0, -paragraph.style.tailIndent).onLengthGrid
    return max(usedRect.width, extent - indents)
  }
}

extension Double {
  /// The length itself if it is positive, else infinity.
  fileprivate var asLimit: Double { self > 0 ? self : .infinity }
}
