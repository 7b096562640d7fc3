/// The position of a second view relative to the content.
enum SecondaryPlace {
  /// The second view is in front of the content.
  case overlay
  /// The second view is behind the content. At edges of the safe area that the content touches, the
  /// second view extends beyond the safe area.
  case background(beyondSafeArea: Edge.Set)
  /// The second view masks the content.
  case mask
  /// The second view is at an edge, in front of the content. The safe area of the content ends at
  /// the second view.
  case inset(Edge, spacing: CGFloat)
}

/// Adds a second view in front of or behind each item of the content, in the item's space.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let place: SecondaryPlace

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    SecondaryNode(view, place)
  }
}

/// The node of a ``SecondaryModifier``.
final class SecondaryNode<Content: View, Secondary: View>: ViewNode<
  ModifiedContent<Content, SecondaryModifier<Secondary>>
>
{
  private var content: Node?
  private var order: [SecondaryItem] = []
  private var seconds: [Node] = []
  override var children: [Node] { (content.map { [$0] } ?? []) + seconds }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    wrap(evaluates: true)
  }

  override func items() -> [LayoutItem] { order }

  override func itemsChanged() {
    wrap(evaluates: false)
    parent?.itemsChanged()
  }

  private func wrap(evaluates: Bool) {
    let inner = content?.items() ?? []
    let old = Dictionary(zip(order, seconds).map { (ObjectIdentifier($0.inner), ($0, $1)) }) { first, _ in first }
    let kept = Set(inner.map(ObjectIdentifier.init))
    for (key, (_, node)) in old where !kept.contains(key) { node.remove() }
    let alignment = view.modifier.alignment
    let pairs = inner.map { inner -> (SecondaryItem, Node) in
      let before = old[ObjectIdentifier(inner)]
      var node = before?.1
      if evaluates || node == nil {
        let secondary = LayoutView(layout: ZStackLayout(alignment: alignment), content: view.modifier.secondary)
        node = reconcile(secondary, node, environment: environment)
      }
      let item = before?.0 ?? SecondaryItem(inner, self)
      item.alignment = alignment
      item.place = view.modifier.place
      item.secondary = node?.items().first
      item.secondary?.outer = item
      item.invalidate()
      return (item, node ?? self)
    }
    order = pairs.map(\.0)
    seconds = pairs.map(\.1)
  }
}

/// The layout item of a content with a second view. Its layout is the content's layout.
final class SecondaryItem: LayoutItem {
  let inner: LayoutItem
  var secondary: LayoutItem?
  var alignment = Alignment.center
  var place = SecondaryPlace.overlay
  private var container: EffectView?

  init(_ inner: LayoutItem, _ node: Node) {
    self.inner = inner
    super.init(node)
    elementID = inner.elementID
    inner.outer = self
  }

  override var inside: [LayoutItem] { [inner] + (secondary.map { [$0] } ?? []) }
  override var traits: ItemTraits { inner.traits }
  override var spacing: ViewSpacing { inner.spacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard case .inset(let edge, let spacing) = place else { return inner.size(proposal) }
    let taken = barLength(edge, spacing, proposal)
    let size = inner.size(proposal.less(taken, at: edge))
    return edge.isVertical
      ? CGSize(width: size.width, height: size.height + taken) : CGSize(width: size.width + taken, height: size.height)
  }
  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    inner.dimensions(dimensions.proposal).explicit(key)
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    switch place {
    case .overlay:
      inner.place(at: frame.origin, proposal, on: surface)
      placeSecondary(in: frame, proposal, on: surface)
    case .background(let edges):
      let area = node?.tree.safeArea
      let isMirrored = environment.layoutDirection == .rightToLeft
      if let area, !edges.isEmpty {
        let extended = area.extended(frame, edges, isMirrored: isMirrored)
        placeSecondary(in: extended, ProposedViewSize(extended.size), on: surface, isExtended: extended != frame)
      } else {
        placeSecondary(in: frame, proposal, on: surface)
      }
      inner.place(at: frame.origin, proposal, on: surface)
    case .mask: drawMasked(in: frame, proposal, on: surface)
    case .inset(let edge, let spacing): drawInset(edge, spacing, in: frame, proposal, on: surface)
    }
  }

  private func placeSecondary(
    in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface, isExtended: Bool = false
  ) {
    guard let secondary else { return }
    let proposed = ProposedViewSize(frame.size)
    let outer = isExtended ? ViewDimensions(size: frame.size, item: nil) : inner.dimensions(proposal)
    let dimensions = secondary.dimensions(proposed)
    let origin = CGPoint(
      x: frame.minX + outer[alignment.horizontal] - dimensions[alignment.horizontal],
      y: frame.minY + outer[alignment.vertical] - dimensions[alignment.vertical])
    place(secondary, at: origin, proposed, in: frame, on: surface)
  }

  private func drawMasked(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    let view = container ?? EffectView()
    container = view
    surface.show(view, in: frame)
    let origin = surface.rootOrigin(of: view)
    let content = Surface(view, origin: origin)
    inner.place(at: frame.origin, proposal, on: content)
    content.finish()
    let mask = view.mask ?? UIView()
    mask.frame = view.bounds
    let cutting = Surface(mask, origin: origin)
    placeSecondary(in: frame, proposal, on: cutting)
    cutting.finish()
    view.mask = mask
  }
}

extension View {
  /// Adds a view in front of this one, in the same space.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, place: .overlay))
  }

  /// Adds a view in front of this one, in the same space.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, place: .overlay))
  }

  /// Fills the view's space with a style, in front of the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape with a style, in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Adds a view behind this one, in the same space.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: content(), alignment: alignment, place: .background(beyondSafeArea: [])))
  }

  /// Adds a view behind this one, in the same space.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: background, alignment: alignment, place: .background(beyondSafeArea: [])))
  }

  /// Fills the view's space with a style, behind the view. At edges of the safe area that the view
  /// touches, the style extends beyond the safe area.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style), alignment: .center, place: .background(beyondSafeArea: edges)))
  }

  /// Fills the view's space with the background style, behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with a style, behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape with the background style, behind the view.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Masks the view with the opacity of another view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryModifier(secondary: mask(), alignment: alignment, place: .mask))
  }

  /// Masks the view with the opacity of another view.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(secondary: mask, alignment: .center, place: .mask))
  }

  /// Draws a border inside the view's edges, with a width in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
