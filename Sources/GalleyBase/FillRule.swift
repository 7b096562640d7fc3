/// The rule for which points are inside a path that crosses itself. UIKit counterpart: CGPathFillRule.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// A point is inside if the path's winding number around it is not zero.
  case nonzero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
