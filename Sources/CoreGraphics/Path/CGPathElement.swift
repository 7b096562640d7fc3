public import Foundation

/// One element of a path, with its points.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points: none, one, two or three. The pointer is valid only while a path calls back with its elements.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint
  /// A straight line: one point.
  case addLineToPoint
  /// A quadratic curve: a control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve: two control points and the end.
  case addCurveToPoint
  /// A line back to the start of the subpath: no points.
  case closeSubpath
}

/// The rule for which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path's winding number around it is not zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off square at the end point.
  case butt
  /// Half a circle around the end point.
  case round
  /// Cut off square, half the width beyond the end point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the mitre limit.
  case miter
  /// A circular arc.
  case round
  /// A corner that is cut off.
  case bevel
}
