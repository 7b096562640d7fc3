public import Foundation

/// An element of a path with its points.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element: up to three. The pointer is valid only during the callback that
  /// receives the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint
  /// A straight line, with one point.
  case addLineToPoint
  /// A quadratic curve, with a control point and its end point.
  case addQuadCurveToPoint
  /// A cubic curve, with two control points and its end point.
  case addCurveToPoint
  /// A line back to the start of the subpath, without points.
  case closeSubpath
}

/// The rule that determines which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the winding number of the path around the point is not 0.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The way in which a path is drawn: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends with a straight edge at its end point.
  case butt
  /// The line ends with a semicircle around its end point.
  case round
  /// The line ends with a straight edge, half the line width beyond its end point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The corner is sharp, up to the mitre limit.
  case miter
  /// The corner is rounded by a circular arc.
  case round
  /// The corner is cut off.
  case bevel
}
