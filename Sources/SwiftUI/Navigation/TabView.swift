/// A view that shows one of several views, with a tab bar at the bottom.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: AnyHashable?
  let content: Content
  /// `Never`: a primitive view has no body.
  public typealias Body = Never

  /// Creates a tab view that shows the view whose tag is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first view.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where Content == TabContents {
  /// Creates a tab view that shows the tab whose value is selected.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    self.selection = AnyHashable(selection.wrappedValue)
    self.content = TabContents(views: content()._tabs)
  }
}

extension TabView where SelectionValue == Never, Content == TabContents {
  /// Creates a tab view that shows its first tab.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
    selection = nil
    self.content = TabContents(views: content()._tabs)
  }
}

extension TabView: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { TabNode(self, place) }
}

/// The key of the layout value that holds the label of a view's tab.
nonisolated struct TabLabelKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }

extension View {
  /// Sets the label of the view's tab, such as an image with a title.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabLabelKey.self, value: AnyView(label()))
  }
}

/// The node of a ``TabView``.
final class TabNode<SelectionValue: Hashable, Content: View>: ViewNode<TabView<SelectionValue, Content>> {
  private var content: Node?
  private var bar: Node?
  private lazy var item = TabItem(self)
  override var children: [Node] { [content, bar].compactMap { $0 } }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    update()
  }

  override func items() -> [LayoutItem] { [item] }
  override func itemsChanged() { update() }

  private var tabs: [LayoutItem] { content?.items() ?? [] }

  private func selectedIndex(_ tabs: [LayoutItem]) -> Int {
    tabs.firstIndex { view.selection != nil && ($0.traits.tag ?? $0.elementID) == view.selection } ?? 0
  }

  /// Returns the preference of the visible tab, such as its bar contents; nil if there are no tabs
  /// or the tab does not set it.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let tabs = tabs
    guard tabs.indices.contains(selectedIndex(tabs)), let node = tabs[selectedIndex(tabs)].node else { return nil }
    return node.preference(key)
  }

  private func update() {
    let tabs = tabs
    let index = selectedIndex(tabs)
    item.selected = tabs.indices.contains(index) ? tabs[index] : nil
    let isPaged = environment.tabStyle.isPaged
    if isPaged {
      let dots = PageDots(count: tabs.count, current: index)
      bar = environment.tabStyle.showsDots(of: tabs.count) ? reconcileBar(dots) : nil
    } else {
      let labels = tabs.map { ($0.traits[TabLabelKey.self], $0.traits[RowTraitsKey.self].badge) }
      bar = reconcileBar(TabBar(labels: labels, selected: index))
    }
    item.isPaged = isPaged
    item.bar = bar?.items().first
    item.invalidate()
  }

  private func reconcileBar(_ view: some View) -> Node {
    var values = environment
    values.listPart = nil
    values.dynamicTypeSize = .large
    return reconcile(LayoutView(layout: ZStackLayout(), content: view), bar, environment: values)
  }
}

/// The layout item of a ``TabView``.
final class TabItem: LayoutItem {
  /// The height of the tab bar above the bottom of the safe area.
  static let barHeight: CGFloat = 49
  var selected: LayoutItem?
  var bar: LayoutItem?
  var isPaged = false
  private let fill = UIView()
  private let line = UIView()

  override init(_ node: Node) { super.init(node) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = selected?.size(proposal) ?? .zero
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  private var isBarHidden: Bool {
    let contents = selected?.node?.preference(BarContentsKey.self)
    return contents?.visibility[.tabBar] == .hidden
  }

  override func draw(in frame: CGRect, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let tree = node?.tree else { return }
    let area = tree.safeArea
    let barHeight = isPaged || isBarHidden ? 0 : Self.barHeight
    var inner = frame
    inner.size.height = max(0, inner.height - barHeight)
    var narrowed = area
    narrowed.safe = area.safe.intersection(inner)
    if narrowed.safe.isNull { narrowed.safe = inner }
    tree.safeArea = narrowed
    if let selected { place(selected, centeredIn: inner, on: surface) }
    tree.safeArea = area
    guard let bar, isPaged || barHeight > 0 else { return }
    if isPaged {
      let dots = CGRect(x: frame.minX, y: frame.maxY - 34, width: frame.width, height: 26)
      return place(bar, centeredIn: dots, on: surface)
    }
    let bottom = CGRect(x: frame.minX, y: frame.maxY - barHeight, width: frame.width, height: barHeight)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let whole = area.extended(bottom, [.bottom, .horizontal], isMirrored: isMirrored)
    fill.backgroundColor = .systemBackground
    surface.show(fill, in: whole)
    line.backgroundColor = .separator
    let thickness = environment.pixelLength
    surface.show(line, in: CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: thickness))
    place(bar, centeredIn: bottom, on: surface)
  }
}

/// The tab bar: images of about 25 points above titles of 10 points (from memory of iOS 17).
struct TabBar: View {
  let labels: [(label: AnyView?, badge: Text?)]
  let selected: Int

  var body: some View {
    EnvironmentReader { environment in
      HStack(spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          let paint = index == selected ? environment.controlPaint(nil) : .color(.systemGray)
          tab(index).modifier(ControlForeground(paint: paint))
        }
      }
    }
  }

  private func tab(_ index: Int) -> some View {
    VStack(spacing: 2) { labels[index].label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .imageScale(.large)
      .lineLimit(1)
      .overlay(alignment: .topTrailing) {
        if let badge = labels[index].badge {
          badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5).frame(
            minWidth: 18, minHeight: 18
          )
          .background(Plate(paint: .color(.systemRed), radius: 9)).offset(x: 10, y: -4)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The style of a tab's label: the image above the title.
struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18)).frame(height: 28)
      configuration.title
    }
  }
}

/// The dots that show which page is visible.
struct PageDots: View {
  let count: Int
  let current: Int
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
  }
}
