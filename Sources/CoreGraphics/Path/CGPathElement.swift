public import Foundation

/// One step of a path, with its points.
public struct CGPathElement {
  /// The step.
  public var type: CGPathElementType
  /// The points: none, one, two or three. They are valid while a path is being walked.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A kind of step.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint
  /// A straight line: one point.
  case addLineToPoint
  /// A quadratic curve: a control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve: two control points and the end.
  case addCurveToPoint
  /// The way back to the start: no point.
  case closeSubpath
}

/// The rule that says which points a path that crosses itself holds.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path turns.
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// A way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// Half a circle around the end point.
  case round
  /// Cut off half the width behind the end point.
  case square
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp, up to the mitre limit.
  case miter
  /// A part of a circle.
  case round
  /// Cut off.
  case bevel
}
