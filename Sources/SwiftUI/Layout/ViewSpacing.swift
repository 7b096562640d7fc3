/// The preferred distances of a view from its neighbours, in points.
///
/// Above and below text a distance follows from the text's font (`TextSpacing`). All other distances are 8 points, the
/// system's, unless a view such as a spacer asks for another one.
public struct ViewSpacing: Sendable {
  /// The spacing of zero on all edges.
  public static let zero = ViewSpacing(
    top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
  static let system: CGFloat = 8
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  /// Creates the system's default spacing.
  public init() { self.init(top: .system, leading: .system, bottom: .system, trailing: .system) }

  init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the spacing of text. The distances above and below depend on the font.
  init(_ text: TextSpacing) { self.init(top: .text(text), leading: .system, bottom: .text(text), trailing: .system) }

  /// Returns the distance from this view to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(toEdge: next.leading)
      : bottom.textDistance(toTop: next.top) ?? bottom.distance(toEdge: next.top)
  }

  /// Merges another spacing into this one. The larger distance of each edge is kept.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the merged spacing, with the larger distance of each edge.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
