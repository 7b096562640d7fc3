/// A layout whose type is erased. The views keep their state when the layout changes.
public struct AnyLayout: Layout {
  let layout: any Layout
  /// Erases a layout's type.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }
  /// The cache of the erased layout.
  public struct Cache {
    var value: Any?
  }

  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// An empty cache: the erased layout makes its own when it is first asked.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  /// The erased layout's distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.withErased(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout)
  }
  /// The erased layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      layout.withErased(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }
  /// Places the subviews as the erased layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func ask<L: Layout>(_ layout: L) {
      layout.withErased(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(layout)
  }
  /// The erased layout's guide.
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
  /// The erased layout's guide.
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
