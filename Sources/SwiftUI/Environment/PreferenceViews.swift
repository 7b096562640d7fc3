/// Adds a second view in front of or behind the content. The second view is made from a preference
/// of the content, after the content is placed.
nonisolated struct PreferenceViewModifier<K: PreferenceKey, Secondary: View>: PrimitiveModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let make: (K.Value) -> Secondary

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    PreferenceViewNode(view, place)
  }
}

/// The node of a ``PreferenceViewModifier``.
final class PreferenceViewNode<Content: View, K: PreferenceKey, Secondary: View>: ViewNode<
  ModifiedContent<Content, PreferenceViewModifier<K, Secondary>>
>
{
  private var content: Node?
  private var second: Node?
  private var item: PreferenceViewItem?
  override var children: [Node] { [content, second].compactMap { $0 } }

  override func evaluate() {
    // Several views are on top of each other (a choice).
    let inner = LayoutView(layout: ZStackLayout(alignment: view.modifier.alignment), content: view.content)
    content = reconcile(inner, content, environment: environment)
    wrap()
  }

  private func wrap() {
    guard let inner = content?.items().first else { return }
    let item = item.flatMap { $0.inner === inner ? $0 : nil } ?? PreferenceViewItem(inner, self)
    item.makeSecondary = { [unowned self] in makeSecondary() }
    item.alignment = view.modifier.alignment
    item.isBehind = view.modifier.isBehind
    self.item = item
    item.invalidate()
  }

  private func makeSecondary() -> LayoutItem? {
    let value = content?.preference(K.self) ?? K.defaultValue
    let made = observing { view.modifier.make(value) }
    let layout = LayoutView(layout: ZStackLayout(alignment: view.modifier.alignment), content: made)
    second = reconcile(layout, second, environment: environment)
    return second?.items().first
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override func itemsChanged() {
    wrap()
    parent?.itemsChanged()
  }
}

/// The layout item of a content, with a second view that is made after the content is placed.
final class PreferenceViewItem: LayoutItem {
  let inner: LayoutItem
  var makeSecondary: () -> LayoutItem? = { nil }
  var alignment = Alignment.center
  var isBehind = false

  init(_ inner: LayoutItem, _ node: Node) {
    self.inner = inner
    super.init(node)
    inner.outer = self
  }

  override var traits: ItemTraits { inner.traits }
  override var spacing: ViewSpacing { inner.spacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    inner.dimensions(dimensions.proposal).explicit(key)
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    let start = surface.shown.count
    inner.place(at: frame.origin, proposal, on: surface)
    let middle = surface.shown.count
    if let secondary = makeSecondary() {
      secondary.outer = self
      let proposed = ProposedViewSize(frame.size)
      let (outer, dimensions) = (inner.dimensions(proposal), secondary.dimensions(proposed))
      let origin = CGPoint(
        x: frame.minX + outer[alignment.horizontal] - dimensions[alignment.horizontal],
        y: frame.minY + outer[alignment.vertical] - dimensions[alignment.vertical])
      place(secondary, at: origin, proposed, in: frame, on: surface)
    }
    if isBehind { surface.moveLast(from: middle, to: start) }
  }
}

extension View {
  /// Adds a view in front of this one, made from a preference of this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Adds a view behind this one, made from a preference of this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}
