/// The distances that a view prefers to its neighbours, in points.
///
/// Above and below text a distance follows from the text's font (`TextSpacing`). All other distances are 8 points, the
/// system's, unless a view such as a spacer asks for another one.
public struct ViewSpacing: Sendable {
  /// No distance on any edge.
  public static let zero = ViewSpacing(
    top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
  static let system: CGFloat = 8
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  /// The system's distances.
  public init() { self.init(top: .system, leading: .system, bottom: .system, trailing: .system) }

  init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distances of text, which has its font's above and below.
  init(_ text: TextSpacing) { self.init(top: .text(text), leading: .system, bottom: .text(text), trailing: .system) }

  /// The distance from this view to the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(toEdge: next.leading)
      : bottom.textDistance(toTop: next.top) ?? bottom.distance(toEdge: next.top)
  }

  /// Takes the larger distance of each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The spacing with the larger distance of each of the edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
