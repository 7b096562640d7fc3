/// A layout with an erased type. The subviews keep their state when the layout is exchanged.
public struct AnyLayout: Layout {
  let layout: any Layout
  /// Creates a layout that erases the type of another layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }
  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any?
  }

  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Returns an empty cache. The wrapped layout makes its cache when it is first used.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  /// Returns the preferred distances of the wrapped layout from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.withErased(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout)
  }
  /// Returns the size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      layout.withErased(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
  /// Places the subviews with the wrapped layout.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func ask<L: Layout>(_ layout: L) {
      layout.withErased(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(layout)
  }
  /// Returns the position of a horizontal guide in the wrapped layout, or nil for the default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withErased(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
  /// Returns the position of a vertical guide in the wrapped layout, or nil for the default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.withErased(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
}

extension Layout {
  fileprivate func withErased<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }
}
