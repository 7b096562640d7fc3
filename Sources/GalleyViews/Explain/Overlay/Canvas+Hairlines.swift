import GalleyBase
import GalleyDrawing

/// Lines that are one pixel wide and lie on whole pixels of the picture.
extension Canvas {
  /// The width of a pixel, in points.
  var pixel: Double { 1 / scale }

  /// Returns the x of the pixel edge that is nearest to `x`, in the canvas's coordinates.
  func column(_ x: Double) -> Double { PixelGrid(scale: scale).round(x + origin.x) - origin.x }

  /// Returns the y of the pixel edge that is nearest to `y`, in the canvas's coordinates.
  func row(_ y: Double) -> Double { PixelGrid(scale: scale).round(y + origin.y) - origin.y }

  /// Returns the rectangle with its edges on whole pixels.
  func snapped(_ rect: Rect) -> Rect {
    let (x, y) = (column(rect.minX), row(rect.minY))
    return Rect(x: x, y: y, width: column(rect.maxX) - x, height: row(rect.maxY) - y)
  }

  /// Draws a horizontal line with its upper edge at `y`.
  mutating func hairline(from start: Double, to end: Double, y: Double, _ color: Color) {
    let x = column(start)
    fill(Rect(x: x, y: row(y), width: column(end) - x, height: pixel), color)
  }

  /// Draws a vertical line with its left edge at `x`.
  mutating func hairline(x: Double, from start: Double, to end: Double, _ color: Color) {
    let y = row(start)
    fill(Rect(x: column(x), y: y, width: pixel, height: row(end) - y), color)
  }

  /// Draws a line inside the edges of a rectangle.
  mutating func hairlines(inside rect: Rect, _ color: Color) { frame(snapped(rect), width: pixel, color) }

  /// Draws a dashed line inside the edges of a rectangle. Only the part within `visible` is drawn.
  mutating func brokenHairlines(inside rect: Rect, visible: Rect, _ color: Color) {
    let rect = snapped(rect)
    guard !rect.isEmpty, let shown = rect.intersection(snapped(visible)) else { return }
    var path = Path()
    func dash(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      let dash = Rect(x: x, y: y, width: width, height: height)
      if let part = dash.intersection(shown), !part.isEmpty {
        path.elements += Path(roundedRect: part, cornerRadius: 0).elements
      }
    }
    let (length, period) = (Canvas.dash, 2 * Canvas.dash)
    /// Returns the start of the first visible dash of an edge.
    func first(_ start: Double, _ shown: Double) -> Double {
      start + ((shown - start) / period).rounded(.down) * period
    }
    for y in [rect.minY, rect.maxY - pixel] where y >= shown.minY && y < shown.maxY {
      for x in stride(from: first(rect.minX, shown.minX), to: shown.maxX, by: period) { dash(x, y, length, pixel) }
    }
    for x in [rect.minX, rect.maxX - pixel] where x >= shown.minX && x < shown.maxX {
      for y in stride(from: first(rect.minY, shown.minY), to: shown.maxY, by: period) { dash(x, y, pixel, length) }
    }
    fill(path, color)
  }

  /// The length of dashes and gaps, in points.
  private static let dash = 3.0
}
