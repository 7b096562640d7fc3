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
}
