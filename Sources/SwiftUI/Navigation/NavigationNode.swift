/// The node of a navigation stack.
final class NavigationNode<V: View>: ViewNode<V> {
  private let root: (V) -> any View
  private let path: (V) -> [AnyHashable]
  private var pages: [Node] = []
  private var contents: [BarContents] = []
  private var bars: [Node?] = [nil, nil]
  private lazy var item = NavigationItem(self) { [unowned self] in page() }
  override var children: [Node] { pages + bars.compactMap { $0 } }

  init(
    _ view: V, _ place: NodePlace, path: @escaping (V) -> [AnyHashable], root: @escaping (V) -> any View
  ) {
    self.root = root
    self.path = path
    super.init(view, place)
  }

  override func evaluate() {
    updatePages()
    item.invalidate()
  }

  override func items() -> [LayoutItem] { [item] }
  override func itemsChanged() { item.invalidate() }

  /// Returns the values of preferences. For its bar contents, an outer navigation stack only
  /// receives that this page contains a navigation stack.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == BarContentsKey.self else { return super.preference(key) }
    return BarContents(hasInnerNavigation: true) as? K.Value
  }

  // MARK: Pages

  private func updatePages() {
    var old = pages
    pages = []
    contents = []
    func add(_ view: any View) {
      let layout = LayoutView(layout: ZStackLayout(), content: AnyView(view))
      let node = reconcile(layout, old.isEmpty ? nil : old.removeFirst(), environment: pageEnvironment)
      pages.append(node)
      contents.append(node.preference(BarContentsKey.self) ?? BarContents())
    }
    add(root(view))
    for value in path(view) {
      let key = ObjectIdentifier(type(of: value.base))
      guard let page = contents.reversed().lazy.compactMap({ $0.destinations[key]?(value.base) }).first else {
        continue
      }
      add(page)
    }
    // A page may show another one at once; more than 16 are a loop.
    while let active = contents.last?.active, pages.count < 16 { add(active) }
    for node in old { node.remove() }
  }

  private var pageEnvironment: EnvironmentValues {
    var values = environment
    values.listPart = nil
    return values
  }

  // MARK: Bars

  /// Returns the visible page with its current bars; nil without a page.
  private func page() -> NavigationItem.Page? {
    contents = pages.map { $0.preference(BarContentsKey.self) ?? BarContents() }
    let wasActive = pages.count
    if contents.last?.active != nil || wasActive > 1 { updatePages() }
    guard let content = pages.last?.items().first, let own = contents.last else { return nil }
    var page = NavigationItem.Page(content: content)
    let bar = NavigationBar(
      contents: own, isLarge: isLarge, back: pages.count > 1 && !own.isBackButtonHidden ? backTitle : nil)
    let isShown = own.visibility[.navigationBar] != .hidden && !own.hasInnerNavigation
    page.top = show(isShown ? bar : nil, 0)
    page.topHeight = isShown ? bar.height : 0
    page.topFill = fill(own, .navigationBar)
    let bottom = BottomBar(items: own.items.filter { $0.placement.role == .bottom })
    let hasBottom = !bottom.items.isEmpty && own.visibility[.bottomBar] != .hidden
    page.bottom = show(hasBottom ? bottom : nil, 1)
    page.bottomFill = hasBottom ? fill(own, .bottomBar) : nil
    return page
  }

  private func fill(_ contents: BarContents, _ kind: ToolbarPlacement.Kind) -> UIColor? {
    guard contents.backgroundVisibility[kind] == .visible else { return nil }
    return contents.backgrounds[kind]?.paint(in: environment).color ?? .systemBackground
  }

  private func show(_ view: (some View)?, _ index: Int) -> LayoutItem? {
    guard let view else {
      bars[index]?.remove()
      bars[index] = nil
      return nil
    }
    var values = pageEnvironment
    values.dynamicTypeSize = .large
    bars[index] = reconcile(LayoutView(layout: ZStackLayout(), content: view), bars[index], environment: values)
    return bars[index]?.items().first
  }

  /// True if the visible page has a large title.
  private var isLarge: Bool {
    guard contents.last?.title != nil else { return false }
    for page in contents.reversed() {
      if let mode = page.mode, mode != .automatic { return mode == .large }
    }
    return true
  }

  private var backTitle: Text { contents.dropLast().last?.title ?? Text("Back") }
}

/// The layout item of a navigation stack.
final class NavigationItem: LayoutItem {
  /// A page with its bars.
  struct Page {
    let content: LayoutItem
    var top: LayoutItem?
    var topHeight: CGFloat = 0
    var topFill: UIColor?
    var bottom: LayoutItem?
    var bottomFill: UIColor?
  }
  /// The height of a bar at the bottom of the page.
  static let bottomHeight: CGFloat = 44
  private let page: () -> Page?
  private let fills = [UIView(), UIView()]
  private let background = UIView()

  init(_ node: Node, page: @escaping () -> Page?) {
    self.page = page
    super.init(node)
  }

  /// Returns the proposed size. The ideal size is the size of the content with its bars.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    guard let page = page() else { return .zero }
    let bars = page.topHeight + (page.bottom == nil ? 0 : Self.bottomHeight)
    let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
    let size = page.content.size(inner)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height + bars)
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let tree = node?.tree, let page = page() else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let area = tree.safeArea
    surface.show(background, in: area.extended(frame, .all, isMirrored: isMirrored))
    background.backgroundColor = environment.isPresentedLayer ? .clear : .systemBackground
    let bottomHeight = page.bottom == nil ? 0 : Self.bottomHeight
    let inner = CGRect(
      x: frame.minX, y: frame.minY + page.topHeight, width: frame.width,
      height: max(0, frame.height - page.topHeight - bottomHeight))
    var narrowed = area
    narrowed.safe = area.safe.intersection(inner)
    if narrowed.safe.isNull { narrowed.safe = inner }
    tree.safeArea = narrowed
    place(page.content, centeredIn: inner, on: surface)
    tree.safeArea = area
    drawBar(
      page.top, page.topFill, 0, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: page.topHeight),
      on: surface)
    let bottom = CGRect(x: frame.minX, y: frame.maxY - bottomHeight, width: frame.width, height: bottomHeight)
    drawBar(page.bottom, page.bottomFill, 1, in: bottom, on: surface)
  }

  private func drawBar(_ bar: LayoutItem?, _ fill: UIColor?, _ index: Int, in frame: CGRect, on surface: Surface) {
    guard let bar, let tree = node?.tree else { return }
    bar.outer = self
    if let fill {
      let isMirrored = environment.layoutDirection == .rightToLeft
      let edges: Edge.Set = index == 0 ? [.top, .horizontal] : [.bottom, .horizontal]
      surface.show(fills[index], in: tree.safeArea.extended(frame, edges, isMirrored: isMirrored))
      fills[index].backgroundColor = fill
    }
    place(bar, centeredIn: frame, on: surface)
  }
}

extension LayoutItem {
  /// Places an item in the centre of a frame and proposes the frame's size to it.
  final func place(_ item: LayoutItem, centeredIn frame: CGRect, on surface: Surface) {
    item.outer = self
    let proposal = ProposedViewSize(frame.size)
    let size = item.size(proposal)
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    place(item, at: origin, proposal, in: frame, on: surface)
  }
}
