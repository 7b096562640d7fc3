/// A container's rule: the size it chooses, and the places of its subviews.
///
/// Places are in a coordinate system from left to right; Galley mirrors them where the layout direction is from right
/// to left.
public protocol Layout: Animatable {
  /// Properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Values that are kept between the questions of one layout.
  associatedtype Cache = Void
  /// The views that the container lays out.
  typealias Subviews = LayoutSubviews
  /// Makes the cache for new subviews.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache after the subviews changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size that the container chooses for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  /// Places the subviews. A subview that is not placed is put in the middle of the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// The position of a horizontal guide in the container, or nil for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// The position of a vertical guide in the container, or nil for the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that arranges its subviews in a row. `Spacer` and `Divider` follow it.
  public var stackOrientation: Axis?
  /// No properties.
  public init() {}
}

extension Layout {
  /// No properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// For each edge the largest of the distances that the subviews prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: nil as ViewSpacing?) { $0 = $0?.union($1.spacing) ?? $1.spacing } ?? ViewSpacing()
  }
  /// The guide that Galley combines from the subviews' guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, in: bounds, proposal, subviews, &cache)
  }
  /// The guide that Galley combines from the subviews' guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func merged(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combined(
      subviews.map { subview in
        let placing = subview.placing(in: bounds)
        if placing.isHidden { return nil }
        return subview.dimensions(in: placing.proposal).explicit(key).map {
          $0 + (key.isHorizontal ? placing.origin.x : placing.origin.y)
        }
      })
  }

  /// Lays out the views of a closure.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}
