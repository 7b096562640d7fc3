/// A modifier that changes the layout or the drawing of each item of its content.
///
/// The defaults pass everything through: what is not implemented is the content's own.
@MainActor protocol UnaryModifier: PrimitiveModifier {
  /// The size for a proposal.
  func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize
  /// Returns the position of the content, from the item's origin, and the proposal for it.
  func arrangement(in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> Placing
  /// A guide that the modifier sets. Nil leaves the content's.
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions, _ item: ModifierItem<Self>) -> CGFloat?
  /// Changes the values that the container reads.
  func change(_ traits: inout ItemTraits)
  /// The distances to the neighbours.
  func spacing(_ item: ModifierItem<Self>) -> ViewSpacing
  /// Draws the content, whose place is known.
  func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface)
}

extension UnaryModifier {
  func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize { item.inner.size(proposal) }
  func arrangement(in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> Placing {
    Placing(origin: .zero, proposal: proposal)
  }
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions, _ item: ModifierItem<Self>) -> CGFloat? { nil }
  func change(_ traits: inout ItemTraits) {}
  func spacing(_ item: ModifierItem<Self>) -> ViewSpacing { item.inner.spacing }
  func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.drawInner(placing, in: frame, on: surface)
  }
  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    UnaryNode(view, place)
  }
}

/// The layout item of a modifier around an item of its content.
final class ModifierItem<Modifier: UnaryModifier>: LayoutItem {
  var modifier: Modifier
  let inner: LayoutItem
  /// The value that the modifier keeps from one layout to the next.
  var memory: Any?
  /// A UIView of the modifier's own, for effects on all of the content.
  private var container: EffectView?

  init(_ modifier: Modifier, _ inner: LayoutItem, _ node: Node) {
    self.modifier = modifier
    self.inner = inner
    super.init(node)
    elementID = inner.elementID
    inner.outer = self
  }

  override var inside: [LayoutItem] { [inner] }

  override var traits: ItemTraits {
    var traits = inner.traits
    modifier.change(&traits)
    return traits
  }

  override var spacing: ViewSpacing { modifier.spacing(self) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(proposal, self) }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let guide = modifier.guide(key, in: dimensions, self) { return guide }
    let placing = modifier.arrangement(in: dimensions.size, dimensions.proposal, self)
    return inner.dimensions(placing.proposal).explicit(key).map {
      $0 + (key.isHorizontal ? placing.origin.x : placing.origin.y)
    }
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    modifier.draw(self, modifier.arrangement(in: frame.size, proposal, self), in: frame, on: surface)
  }

  /// Places the content inside of the item's frame.
  func drawInner(_ placing: Placing, in frame: CGRect, on surface: Surface) {
    let origin = CGPoint(x: frame.minX + placing.origin.x, y: frame.minY + placing.origin.y)
    place(inner, at: origin, placing.proposal, in: frame, on: surface)
  }

  /// Places the content inside of a UIView of its own, to which an effect is applied then.
  func drawContained(
    _ placing: Placing, in frame: CGRect, on surface: Surface, _ apply: @MainActor (EffectView) -> Void
  ) {
    let view = container ?? EffectView()
    container = view
    view.reset()
    surface.show(view, in: frame)
    let inner = Surface(view, origin: surface.rootOrigin(of: view))
    drawInner(placing, in: frame, on: inner)
    inner.finish()
    apply(view)
  }

  /// Returns the position of the content at which its guide meets the guide of a frame of a size.
  func aligned(_ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let outer = ViewDimensions(size: size, item: nil)
    let dimensions = inner.dimensions(proposal)
    return Placing(
      origin: CGPoint(
        x: outer[alignment.horizontal] - dimensions[alignment.horizontal],
        y: outer[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: proposal)
  }
}

/// The node of a content with a modifier that wraps each of its items.
final class UnaryNode<Content: View, Modifier: UnaryModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
  private var content: Node?
  private var wrappers: [ObjectIdentifier: ModifierItem<Modifier>] = [:]
  private var order: [ModifierItem<Modifier>] = []
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    DynamicFields.link(&view.modifier, to: self)
    content = reconcile(view.content, content, environment: environment)
    wrap()
  }

  override func items() -> [LayoutItem] { order }

  override func itemsChanged() {
    wrap()
    parent?.itemsChanged()
  }

  private func wrap() {
    let old = wrappers
    wrappers = [:]
    order = (content?.items() ?? []).map { inner in
      let key = ObjectIdentifier(inner)
      let item = old[key] ?? ModifierItem(view.modifier, inner, self)
      item.modifier = view.modifier
      wrappers[key] = item
      item.invalidate()
      return item
    }
  }
}
