/// A layout that draws its items and adds other UIViews to them, such as backgrounds.
@MainActor protocol Arrangement {
  /// Returns the size of the arrangement for a proposal.
  func size(_ proposal: ProposedViewSize, _ content: ArrangedContent) -> CGSize
  /// Draws the items at their positions.
  func draw(_ content: ArrangedContent, in frame: CGRect, on surface: Surface)
}

/// The items of an arrangement, with their environment and their safe area.
@MainActor struct ArrangedContent {
  let items: [LayoutItem]
  let environment: EnvironmentValues
  let safeArea: SafeArea?
  let views: ViewStore
}

/// A cache of UIViews by name, kept between layouts.
@MainActor final class ViewStore {
  private var views: [String: UIView] = [:]

  func view<V: UIView>(_ name: String, _ make: () -> V) -> V {
    if let view = views[name] as? V { return view }
    let view = make()
    views[name] = view
    return view
  }
}

/// A view whose content is laid out by an arrangement.
nonisolated struct Arranged<A: Arrangement, Content: View>: PrimitiveView {
  typealias Body = Never
  let arrangement: A
  let content: Content
  @MainActor func makeNode(_ place: NodePlace) -> Node { ArrangedNode(self, place) }
}

/// The node of an ``Arranged`` view.
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

/// The layout item of an ``Arranged`` view.
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

/// A view that shows those items of its content whose tag is selected. An item without a tag is
/// identified by its id in `ForEach`.
nonisolated struct TaggedChoice<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let selection: AnyHashable?
  /// True to show the first item if no item is selected.
  var takesFirst = false
  @MainActor func makeNode(_ place: NodePlace) -> Node { TaggedChoiceNode(self, place) }
}

/// The node of a ``TaggedChoice``.
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
  /// Returns true if the item's tag, or its id in `ForEach`, equals a value.
  func isTagged(_ value: AnyHashable?) -> Bool {
    guard let value, let own = traits.tag ?? elementID else { return false }
    return own.withoutOptional == value.withoutOptional
  }
}

extension AnyHashable {
  /// The value, unwrapped from all optionals.
  var withoutOptional: AnyHashable {
    guard let optional = base as? any OptionalValue, let inner = optional.wrapped as? AnyHashable else { return self }
    return inner.withoutOptional
  }
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self.flatMap { $0 as? AnyHashable } }
}
