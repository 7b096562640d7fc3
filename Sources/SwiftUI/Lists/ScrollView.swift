/// A view that scrolls its content.
///
/// Along the axes it is as long as it is offered; across them it is as wide as its content. Its content is laid out as
/// a `VStack`. It draws its content beyond the safe area's edges, and the content begins inside of them.
nonisolated public struct ScrollView<Content: View>: View {
  /// The content that is scrolled.
  public var content: Content
  /// The axes along which the view scrolls.
  public var axes: Axis.Set
  /// True if scroll indicators are shown. Pictures show no indicators.
  public var showsIndicators: Bool

  /// Creates a view that scrolls along the given axes, with or without indicators.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates a view that scrolls along the given axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension ScrollView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ScrollNode(self, place) }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>> {
  private var content: Node?
  private var item: ScrollItem?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(LayoutView(layout: VStackLayout(), content: view.content), content, environment: environment)
    wrap()
  }

  private func wrap() {
    guard let inner = content?.items().first else { return }
    let item = item.flatMap { $0.inner === inner ? $0 : nil } ?? ScrollItem(inner, self)
    item.axes = view.axes
    environment.scrollAreas?.add(item.area, of: self)
    self.item = item
    item.invalidate()
  }

  override func items() -> [LayoutItem] { item.map { [$0] } ?? [] }

  override func itemsChanged() {
    wrap()
    parent?.itemsChanged()
  }
}

/// The layout item of a scroll view.
final class ScrollItem: LayoutItem {
  let inner: LayoutItem
  var axes = Axis.Set.vertical
  let area = ScrollArea()

  init(_ inner: LayoutItem, _ node: Node) {
    self.inner = inner
    super.init(node)
    inner.outer = self
  }

  private func content(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = environment.contentMargins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let (size, margins) = (inner.size(content(proposal)), environment.contentMargins)
    return CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    let (size, margins) = (contentSize(proposal), environment.contentMargins)
    area.draw(node, in: frame, axes, content: size, on: surface) { origin, surface in
      // A content that is shorter than a view with two axes is in its middle (a choice).
      let isBoth = axes == [.horizontal, .vertical]
      let free = CGSize(
        width: isBoth ? max(0, frame.width - size.width) : 0,
        height: isBoth ? max(0, frame.height - size.height) : 0)
      let start = CGPoint(
        x: origin.x + free.width / 2 + margins.leading, y: origin.y + free.height / 2 + margins.top)
      let bounds = CGRect(
        origin: origin, size: CGSize(width: max(frame.width, size.width), height: max(frame.height, size.height)))
      place(inner, at: start, content(proposal), in: bounds, on: surface)
    }
  }
}
