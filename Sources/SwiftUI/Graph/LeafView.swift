/// A view that draws itself with one UIView.
@MainActor protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent
  /// The view's content with all values of the environment taken in. It is asked once an evaluation.
  func resolve(in environment: EnvironmentValues) -> Leaf
}

/// The content of a leaf, which measures and draws itself.
@MainActor protocol LeafContent {
  associatedtype Drawn: UIView
  /// The size that the leaf chooses. Each proposal is asked once an evaluation.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The distance from the top to the first baseline. Nil has the bottom edge stand for it.
  func firstBaseline(in size: CGSize) -> CGFloat?
  /// The distance from the top to the last baseline. Nil has the bottom edge stand for it.
  func lastBaseline(in size: CGSize) -> CGFloat?
  /// The distances that the leaf prefers to its neighbours in a stack.
  var spacing: ViewSpacing { get }
  /// Makes the UIView, once.
  func makeView() -> Drawn
  /// Shows the content in the UIView, whose frame is set already.
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

/// The node of a leaf.
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

/// The layout item of a leaf.
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
