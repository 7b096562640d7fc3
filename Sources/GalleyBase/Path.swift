/// An outline of straight lines and Bézier curves. UIKit counterpart: CGPath.
///
/// ```swift
/// let heart = try Path(data: "M10 18 L2 9 A4.5 4.5 0 0 1 10 5 A4.5 4.5 0 0 1 18 9 Z")
/// var canvas = Canvas(scale: 2)
/// canvas.fill(heart, .black)
/// ```
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath.
    case move(Point)
    /// Adds a straight line.
    case line(Point)
    /// Adds a quadratic curve with one control point.
    case quad(control: Point, end: Point)
    /// Adds a cubic curve with two control points.
    case cubic(control1: Point, control2: Point, end: Point)
    /// Closes the subpath with a line back to its start.
    case close
  }

  /// The steps of the outline in drawing order.
  public var elements: [Element]

  /// Creates a path from these steps.
  public init(elements: [Element] = []) { self.elements = elements }
}
