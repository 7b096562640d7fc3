/// The rule that says which points a path that crosses itself holds. UIKit counterpart: CGPathFillRule.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points around which the path turns.
  case nonzero
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}
