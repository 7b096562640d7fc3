/// The rule by which a container chooses its size and places its subviews.
///
/// Places are in a coordinate system from left to right; Galley mirrors them where the layout direction is from right
/// to left.
public protocol Layout: Animatable {
  /// The properties of the layout, such as its axis.
  static var layoutProperties: LayoutProperties { get }
  /// The type of data that is shared by the methods during one layout.
  associatedtype Cache = Void
  /// The subviews of the container.
  typealias Subviews = LayoutSubviews
  /// Creates the cache for new subviews.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache after the subviews change.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// Returns the preferred distances of the container from its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  /// Places the subviews. A subview that is not placed is centred in the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// Returns the position of a horizontal guide in the container, or nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide in the container, or nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout arranges its subviews, or nil. `Spacer` and `Divider` follow
  /// this axis.
  public var stackOrientation: Axis?
  /// Creates properties without an axis.
  public init() {}
}

extension Layout {
  /// The default properties, without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Returns the largest preferred distance of the subviews for each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: nil as ViewSpacing?) { $0 = $0?.union($1.spacing) ?? $1.spacing } ?? ViewSpacing()
  }
  /// Returns the guide that is combined from the subviews' guides; nil if no subview sets the
  /// guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, in: bounds, proposal, subviews, &cache)
  }
  /// Returns the guide that is combined from the subviews' guides; nil if no subview sets the
  /// guide.
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

  /// Returns a container of views that this layout arranges. Swift prefers an initialiser of the
  /// layout that takes a closure, also one in an extension.
  @_disfavoredOverload @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Does nothing: the layout has no cache.
  public func makeCache(subviews: Subviews) {}
}
