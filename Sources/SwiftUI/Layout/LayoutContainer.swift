/// A container of views that a layout arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content
  @MainActor func makeNode(_ place: NodePlace) -> Node { LayoutNode(self, place) { ($0.layout, $0.content) } }
}

/// The node of a ``LayoutView``.
final class LayoutNode<V: View, L: Layout>: ViewNode<V> {
  private let parts: (V) -> (L, any View)
  private var content: Node?
  private var item: LayoutContainerItem<L>?
  override var children: [Node] { content.map { [$0] } ?? [] }

  init(_ view: V, _ place: NodePlace, parts: @escaping (V) -> (L, any View)) {
    self.parts = parts
    super.init(view, place)
  }

  override func evaluate() {
    let (layout, content) = parts(view)
    var inner = environment
    inner.stackOrientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
    let node = reconcile(content, self.content, environment: inner)
    self.content = node
    let item = item ?? LayoutContainerItem(layout, self)
    self.item = item
    item.change(layout, node.items())
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }

  override func itemsChanged() {
    guard let item, let content else { return }
    item.change(item.layout, content.items())
  }
}

/// The layout item of a ``LayoutView``.
final class LayoutContainerItem<L: Layout>: LayoutItem {
  private(set) var layout: L
  private(set) var subitems: [LayoutItem] = []
  private var cache: L.Cache?

  init(_ layout: L, _ node: Node) {
    self.layout = layout
    super.init(node)
  }

  func change(_ layout: L, _ subitems: [LayoutItem]) {
    self.layout = layout
    self.subitems = subitems
    for item in subitems { item.outer = self }
    invalidate()
  }

  override func forgetAnswers() {
    super.forgetAnswers()
    cache = nil
  }

  override var inside: [LayoutItem] { subitems }

  private var subviews: LayoutSubviews { LayoutSubviews(subitems, environment.layoutDirection) }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = dimensions.proposal
    for item in subitems { item.placing = nil }
    return withCache { subviews, cache in
      if key.isHorizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    for item in subitems { item.placing = nil }
    withCache { layout.placeSubviews(in: frame, proposal: proposal, subviews: $0, cache: &$1) }
    for item in subitems.inDrawingOrder {
      let placing = LayoutSubview(item: item).placing(in: frame)
      if placing.isHidden { continue }
      place(item, at: placing.origin, placing.proposal, in: frame, on: surface)
    }
  }
}

extension LayoutItem {
  /// Places an item inside a frame. In right-to-left layout the position is mirrored.
  final func place(
    _ item: LayoutItem, at origin: CGPoint, _ proposal: ProposedViewSize, in frame: CGRect, on surface: Surface
  ) {
    var origin = origin
    if environment.layoutDirection == .rightToLeft {
      origin.x = frame.minX + frame.maxX - origin.x - item.size(proposal).width
    }
    item.place(at: origin, proposal, on: surface)
  }
}

extension [LayoutItem] {
  /// The items in the order of `zIndex`. Items with the same value keep their order.
  @MainActor var inDrawingOrder: [LayoutItem] {
    let orders = map(\.traits.zIndex)
    guard orders.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { self[$0] }
  }
}
