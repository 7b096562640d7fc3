/// A modifier that changes the layout or the drawing of each item of its content.
///
/// The defaults pass everything through: what is not implemented is the content's own.
@MainActor protocol UnaryModifier: PrimitiveModifier {
  /// Returns the size of the modified item for a proposal.
  func size(_ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> CGSize
  /// Returns the position of the content relative to the item's origin, and the proposal for the
  /// content.
  func arrangement(in size: CGSize, _ proposal: ProposedViewSize, _ item: ModifierItem<Self>) -> Placing
  /// Returns the position of a guide that the modifier sets, or nil to use the content's guide.
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions, _ item: ModifierItem<Self>) -> CGFloat?
  /// Changes the values that the container reads from the content.
  func change(_ traits: inout ItemTraits)
  /// Returns the preferred distances of the item from its neighbours.
  func spacing(_ item: ModifierItem<Self>) -> ViewSpacing
  /// Draws the content at its position.
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

/// The layout item of a ``UnaryModifier`` around one item of its content.
final class ModifierItem<Modifier: UnaryModifier>: LayoutItem {
  var modifier: Modifier
  let inner: LayoutItem
  /// A value that the modifier stores between layouts; nil until the modifier sets it.
  var memory: Any?
  /// The UIView for effects on the whole content; nil until it is needed.
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

  /// Draws the content at its position inside the item's frame.
  func drawInner(_ placing: Placing, in frame: CGRect, on surface: Surface) {
    let origin = CGPoint(x: frame.minX + placing.origin.x, y: frame.minY + placing.origin.y)
    place(inner, at: origin, placing.proposal, in: frame, on: surface)
  }

  /// Draws the content into a separate UIView, and then applies an effect to that view.
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

  /// Returns the position at which the content's guides are aligned with the guides of a frame of
  /// the given size.
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

/// The node of a ``UnaryModifier``, which wraps each item of the content.
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
