/// An outline of straight lines and Bézier curves. UIKit counterpart: CGPath.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begin a new subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic curve with one control point.
    case quad(control: Point, end: Point)
    /// A cubic curve with two control points.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Back to the start of the subpath.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// A path of these steps.
  public init(elements: [Element] = []) { self.elements = elements }

  /// The outline of a rectangle whose corners are quarter circles of `cornerRadius`, at most half its shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let near = radius * (1 - Path.quarterCircleHandle)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard radius > 0 else {
      elements = [
        .move(point(left, top)), .line(point(right, top)), .line(point(right, bottom)), .line(point(left, bottom)),
        .close,
      ]
      return
    }
    elements = [
      .move(point(left + radius, top)), .line(point(right - radius, top)),
      .cubic(
        control1: point(right - near, top), control2: point(right, top + near), end: point(right, top + radius)),
      .line(point(right, bottom - radius)),
      .cubic(
        control1: point(right, bottom - near), control2: point(right - near, bottom),
        end: point(right - radius, bottom)),
      .line(point(left + radius, bottom)),
      .cubic(
        control1: point(left + near, bottom), control2: point(left, bottom - near), end: point(left, bottom - radius)),
      .line(point(left, top + radius)),
      .cubic(control1: point(left, top + near), control2: point(left + near, top), end: point(left + radius, top)),
      .close,
    ]
  }
}
