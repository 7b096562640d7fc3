/// An outline of straight lines and Bézier curves. UIKit counterpart: CGPath.
///
/// ```swift
/// let heart = try Path(data: "M10 18 L2 9 A4.5 4.5 0 0 1 10 5 A4.5 4.5 0 0 1 18 9 Z")
/// var canvas = Canvas(scale: 2)
/// canvas.fill(heart, .black)
/// ```
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
}
