public import GalleyBase
public import GalleyDrawing
import GalleyFonts
public import GalleyText

/// Measuring and drawing of strings without a view.
///
/// TextKit's rules apply, except that line gaps count only with `usesFontLeading`. The defaults for unset attributes
/// are the system family at 12 points, in black (rule: default-attributes). Results are fractions of points: round a
/// height up to the next whole point before adding anything to it (rule: string-size-unrounded).
extension AttributedText {
  /// Returns the bounding rectangle of the text in a width of `size.width`. Its height is not
  /// limited, regardless of `size.height`.
  ///
  /// A width of 0 or less means no limit. Trailing spaces count, up to the width; an empty text is one line high;
  /// indents do not count as width (rule: string-width). Without `usesLineFragmentOrigin` it is the rectangle of the
  /// first line only, relative to its baseline: y is minus the descent. UIKit counterpart:
  /// `boundingRect(with:options:context:)`.
  /// - Parameter render: the context with fonts, locale and scale.
  public func boundingRect(with size: Size, options: StringDrawingOptions = [], in render: RenderContext) -> Rect {
    var context = StringDrawingContext()
    return boundingRect(with: size, options: options, context: &context, in: render)
  }

  /// Returns the bounding rectangle of the text after it was fitted into `size`, within the limits
  /// of `context`.
  ///
  /// First its letters may move together, then its fonts may shrink, so that no word is cut and the lines are at most
  /// `size.height` high. All letters move by one amount and all fonts shrink by one factor; nothing but the fonts
  /// shrinks, which is a choice (rule: string-drawing-context). If even the smallest factor is not small enough, it is
  /// used anyway.
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

  /// Returns the size of the text without wrapping. UIKit counterpart: `size()`.
  public func size(in render: RenderContext) -> Size {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, in: render).size
  }

  // MARK: Drawing

  /// Draws the text from the upper left corner of `rect`, and wraps it in the width of `rect`.
  ///
  /// Lines that do not fit into its height are omitted, except the first, which is always drawn: a choice, both are
  /// reported (rule: string-drawing-whole-lines). The edges do not clip. UIKit counterpart: `draw(in:)`.
  public func draw(in rect: Rect, on canvas: inout Canvas, in render: RenderContext) {
    draw(with: rect, options: .usesLineFragmentOrigin, on: &canvas, in: render)
  }

  /// Draws the text without wrapping, with its upper left corner at `point`. UIKit counterpart: `draw(at:)`.
  public func draw(at point: Point, on canvas: inout Canvas, in render: RenderContext) {
    draw(with: Rect(origin: point, size: .zero), options: .usesLineFragmentOrigin, on: &canvas, in: render)
  }

  /// Draws the text in a rectangle. Without `usesLineFragmentOrigin`, draws only its first line,
  /// with the baseline at the rectangle's origin.
  ///
  /// Baselines are rounded to the nearest whole pixel. UIKit counterpart: `draw(with:options:context:)`.
  public func draw(with rect: Rect, options: StringDrawingOptions, on canvas: inout Canvas, in render: RenderContext) {
    var context = StringDrawingContext()
    draw(with: rect, options: options, context: &context, on: &canvas, in: render)
  }

  /// Draws the text in a rectangle. If it does not fit, letters are set closer and fonts are
  /// smaller, within the limits of `context`.
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
