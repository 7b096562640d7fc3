public import GalleyBase
public import GalleyDrawing
import GalleyFonts
public import GalleyText

/// Strings measured and drawn without a view, by TextKit's rules but for line gaps, which count only if an option says
/// so. What the attributes leave open is the system family at 12 points, in black (rule: default-attributes). Answers
/// are fractions of points: round a height up to the next whole one before anything is added to it
/// (rule: string-size-unrounded).
extension AttributedText {
  /// The bounding rectangle of the text in a width of `size.width`, as high as needed, whatever `size.height` is. 0 or
  /// less is no limit. Trailing spaces count, up to the width; an empty text is one line high; indents do not count as
  /// width (rule: string-width). Without `usesLineFragmentOrigin` it is the first line alone, seen from its baseline: y
  /// is minus the descent. UIKit counterpart: `boundingRect(with:options:context:)`.
  /// - Parameter render: fonts, locale and scale.
  public func boundingRect(with size: Size, options: StringDrawingOptions = [], in render: RenderContext) -> Rect {
    var context = StringDrawingContext()
    return boundingRect(with: size, options: options, context: &context, in: render)
  }

  /// The bounding rectangle of the text in `size`. Its letters may move together, and then its fonts shrink, so that no
  /// word is cut and the lines are no higher than `size.height`: all letters by one amount, all fonts by one factor,
  /// and nothing but the fonts, which is a choice (rule: string-drawing-context). If the smallest factor is not small
  /// enough, it is taken all the same.
  /// - Parameter context: The limits for letters and fonts; it receives the amounts by which they moved and shrank.
  public func boundingRect(
    with size: Size, options: StringDrawingOptions, context: inout StringDrawingContext, in render: RenderContext
  ) -> Rect {
    let setting = StringSetting(self, in: size, options: options, limits: context, context: render)
    context.actualScaleFactor = setting.fit.fontScale
    context.actualTrackingAdjustment = setting.fit.tracking
    context.totalBounds = setting.boundingRect
    return context.totalBounds
  }

  /// The size of the text without wrapping. UIKit counterpart: `size()`.
  public func size(in render: RenderContext) -> Size {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, in: render).size
  }

  // MARK: Drawing

  /// Draws the text into the width of `rect` from its upper left corner on. Lines that do not fit into its height are
  /// left out, but for the first, which is always drawn: a choice, both are reported
  /// (rule: string-drawing-whole-lines). Nothing is cut at the edges. UIKit counterpart: `draw(in:)`.
  public func draw(in rect: Rect, on canvas: inout Canvas, in render: RenderContext) {
    draw(with: rect, options: .usesLineFragmentOrigin, on: &canvas, in: render)
  }

  /// Draws the text without wrapping, its upper left corner at `point`. UIKit counterpart: `draw(at:)`.
  public func draw(at point: Point, on canvas: inout Canvas, in render: RenderContext) {
    draw(with: Rect(origin: point, size: .zero), options: .usesLineFragmentOrigin, on: &canvas, in: render)
  }

  /// Draws the text as `draw(in:)` does; or, without `usesLineFragmentOrigin`, its first line with the baseline at the
  /// rectangle's origin. Baselines are put on the nearest whole pixel. UIKit counterpart:
  /// `draw(with:options:context:)`.
  public func draw(with rect: Rect, options: StringDrawingOptions, on canvas: inout Canvas, in render: RenderContext) {
    var context = StringDrawingContext()
    draw(with: rect, options: options, context: &context, on: &canvas, in: render)
  }

  /// Draws the text as above, its letters closer and its fonts smaller if `context` lets them and the text needs it.
  /// - Parameter context: The limits; it receives the amounts and the bounding rectangle.
  public func draw(
    with rect: Rect, options: StringDrawingOptions, context: inout StringDrawingContext, on canvas: inout Canvas,
    in render: RenderContext
  ) {
    let setting = StringSetting(self, in: rect.size, options: options, limits: context, context: render)
    context.actualScaleFactor = setting.fit.fontScale
    context.actualTrackingAdjustment = setting.fit.tracking
    context.totalBounds = setting.boundingRect.offsetBy(dx: rect.minX, dy: rect.minY)
    let origin = Point(x: rect.minX + setting.origin.x, y: rect.minY + setting.origin.y)
    let placement = TextPlacement(
      layout: setting.drawnLayout, origins: [origin], fontScale: setting.fit.fontScale, scale: render.scale,
      baselineRounding: .nearest)
    let paint = TextPaint(
      text: self, font: render.defaultFont.withSize(StringSetting.defaultFontSize), textColor: .black, context: render)
    placement.draw(paint: paint, on: &canvas)
  }
}
