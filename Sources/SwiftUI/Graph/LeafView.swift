/// A view that is drawn by one UIView.
@MainActor protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent
  /// Returns the view's content for an environment. It is called once per evaluation.
  func resolve(in environment: EnvironmentValues) -> Leaf
}

/// The content of a leaf, with its size, its baselines and its UIView.
@MainActor protocol LeafContent {
  associatedtype Drawn: UIView
  /// Returns the size of the leaf for a proposal. It is called once per proposal and evaluation.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the distance from the top to the first baseline, or nil to use the bottom edge.
  func firstBaseline(in size: CGSize) -> CGFloat?
  /// Returns the distance from the top to the last baseline, or nil to use the bottom edge.
  func lastBaseline(in size: CGSize) -> CGFloat?
  /// The preferred distances to the leaf's neighbours in a stack.
  var spacing: ViewSpacing { get }
  /// Creates the UIView. It is called once.
  func makeView() -> Drawn
  /// Updates the UIView with the content. The view's frame is set before.
  func update(_ view: Drawn)
}

extension LeafContent {
  func firstBaseline(in size: CGSize) -> CGFloat? { nil }
  func lastBaseline(in size: CGSize) -> CGFloat? { nil }
  var spacing: ViewSpacing { ViewSpacing() }
}

extension LeafView {
  func makeNode(_ place: NodePlace) -> Node { LeafNode(self, place) }
}

/// The node of a ``LeafView``.
final class LeafNode<V: LeafView>: ViewNode<V> {
  private var item: LeafItem<V.Leaf>?

  override func evaluate() {
    DynamicFields.link(&view, to: self)
    let content = observing { view.resolve(in: environment) }
    if let item {
      item.content = content
      item.invalidate()
    } else {
      item = LeafItem(content, self)
    }
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }
}

/// The layout item of a ``LeafView``.
final class LeafItem<Content: LeafContent>: LayoutItem {
  var content: Content
  private var drawn: Content.Drawn?

  init(_ content: Content, _ node: Node) {
    self.content = content
    super.init(node)
  }

  override var spacing: ViewSpacing { content.spacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: content.firstBaseline(in: dimensions.size)
    case VerticalAlignment.lastTextBaseline.key: content.lastBaseline(in: dimensions.size)
    default: nil
    }
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    let view = drawn ?? content.makeView()
    drawn = view
    surface.show(view, in: frame)
    content.update(view)
  }
}
