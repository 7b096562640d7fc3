/// A way to lay out and draw the items of a view, with UIViews of its own beside them.
@MainActor protocol Arrangement {
  /// The size for a proposal.
  func size(_ proposal: ProposedViewSize, _ content: ArrangedContent) -> CGSize
  /// Places the items.
  func draw(_ content: ArrangedContent, in frame: CGRect, on surface: Surface)
}

/// The items of an arrangement, with their surroundings.
@MainActor struct ArrangedContent {
  let items: [LayoutItem]
  let environment: EnvironmentValues
  let safeArea: SafeArea?
  let views: ViewStore
}

/// UIViews that are kept from one drawing to the next, by name.
@MainActor final class ViewStore {
  private var views: [String: UIView] = [:]

  func view<V: UIView>(_ name: String, _ make: () -> V) -> V {
    if let view = views[name] as? V { return view }
    let view = make()
    views[name] = view
    return view
  }
}

/// Views that an arrangement lays out.
nonisolated struct Arranged<A: Arrangement, Content: View>: PrimitiveView {
  typealias Body = Never
  let arrangement: A
  let content: Content
  @MainActor func makeNode(_ place: NodePlace) -> Node { ArrangedNode(self, place) }
}

/// The node of views that an arrangement lays out.
final class ArrangedNode<A: Arrangement, Content: View>: ViewNode<Arranged<A, Content>> {
  private var content: Node?
  private var item: ArrangedItem<A>?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    var inner = environment
    inner.stackOrientation = nil
    content = reconcile(view.content, content, environment: inner)
    refresh()
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }

  override func itemsChanged() { refresh() }

  private func refresh() {
    let item = item ?? ArrangedItem(view.arrangement, self)
    self.item = item
    item.change(view.arrangement, content?.items() ?? [])
  }
}

/// The layout item of views that an arrangement lays out.
final class ArrangedItem<A: Arrangement>: LayoutItem {
  private var arrangement: A
  private var inner: [LayoutItem] = []
  private let views = ViewStore()

  init(_ arrangement: A, _ node: Node) {
    self.arrangement = arrangement
    super.init(node)
  }

  func change(_ arrangement: A, _ inner: [LayoutItem]) {
    self.arrangement = arrangement
    self.inner = inner
    for item in inner { item.outer = self }
    invalidate()
  }

  private var content: ArrangedContent {
    ArrangedContent(items: inner, environment: environment, safeArea: node?.tree.safeArea, views: views)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(proposal, content) }
  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    arrangement.draw(content, in: frame, on: surface)
  }
}

/// The items of a content that are chosen by their tags, or by the ids of `ForEach` where they have none.
nonisolated struct TaggedChoice<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let selection: AnyHashable?
  /// Shows the first item if none is chosen.
  var takesFirst = false
  @MainActor func makeNode(_ place: NodePlace) -> Node { TaggedChoiceNode(self, place) }
}

/// The node of a content of which some items are shown.
final class TaggedChoiceNode<Content: View>: ViewNode<TaggedChoice<Content>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() { content = reconcile(view.content, content, environment: environment) }

  override func items() -> [LayoutItem] {
    let all = content?.items() ?? []
    let chosen = all.filter { $0.isTagged(view.selection) }
    return chosen.isEmpty && view.takesFirst ? Array(all.prefix(1)) : chosen
  }
}

extension LayoutItem {
  /// True if the item has a tag, or an id in `ForEach`.
  func isTagged(_ value: AnyHashable?) -> Bool {
    guard let value, let own = traits.tag ?? elementID else { return false }
    return own.withoutOptional == value.withoutOptional
  }
}

extension AnyHashable {
  /// The value without optionals around it.
  var withoutOptional: AnyHashable {
    guard let optional = base as? any OptionalValue, let inner = optional.wrapped as? AnyHashable else { return self }
    return inner.withoutOptional
  }
}

/// An optional, whatever it holds.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self.flatMap { $0 as? AnyHashable } }
}
