/// The distances that a view prefers to its neighbours, in points.
///
/// The system's distance between two views is 8 points (a choice where a leaf says nothing else).
public struct ViewSpacing: Sendable {
  /// No distance on any edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)
  static let system: CGFloat = 8
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The system's distances.
  public init() {}
  init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance from this view to the next one along an axis: the larger of the two facing edges' distances.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let own else { return other ?? Self.system }
    guard let other else { return own }
    return max(own, other)
  }

  /// Takes the larger distance of each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      if a == nil && b == nil { return nil }
      return max(a ?? Self.system, b ?? Self.system)
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The spacing with the larger distance of each of the edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
