/// Extends the content beyond the safe area, to each edge of the container at which the content
/// touches the edge of the safe area.
nonisolated struct IgnoringSafeArea: UnaryModifier {
  typealias Body = Never
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    guard let tree = item.node?.tree, regions.contains(.container) else {
      return item.drawInner(placing, in: frame, on: surface)
    }
    let isMirrored = item.environment.layoutDirection == .rightToLeft
    let area = tree.safeArea
    let extended = area.extended(frame, edges, isMirrored: isMirrored)
    tree.safeArea = area.without(edges, isMirrored: isMirrored)
    defer { tree.safeArea = area }
    if extended == frame {
      item.drawInner(placing, in: frame, on: surface)
    } else {
      let proposal = ProposedViewSize(extended.size)
      item.drawInner(item.aligned(.center, in: extended.size, proposal), in: extended, on: surface)
    }
  }
}

extension View {
  /// Extends the view beyond the safe area at the edges that it touches.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoringSafeArea(regions: regions, edges: edges))
  }

  /// Extends the view beyond the safe area at the edges that it touches. This is the older name of
  /// `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
