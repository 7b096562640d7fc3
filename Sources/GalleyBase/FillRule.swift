/// The rule that determines which points are inside a path that crosses itself. UIKit counterpart:
/// CGPathFillRule.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// A point is inside if the winding number of the path around it is not zero.
  case nonzero
  /// A point is inside if a ray from the point crosses the path an odd number of times.
  case evenOdd
}
