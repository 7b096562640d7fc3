/// The bar items, titles and settings that the views of a page set for the page's bars.
struct BarContents {
  var title: Text?
  var mode: NavigationBarItem.TitleDisplayMode?
  var items: [ToolbarEntry] = []
  var isBackButtonHidden = false
  var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgrounds: [ToolbarPlacement.Kind: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var search: SearchEntry?
  /// The closures that create the page for a value, keyed by the type of the value.
  var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  /// The page that a binding currently shows, or nil.
  var active: AnyView?
  /// True if the page contains another navigation stack.
  var hasInnerNavigation = false

  mutating func merge(_ other: BarContents) {
    title = title ?? other.title
    mode = mode ?? other.mode
    items += other.items
    isBackButtonHidden = isBackButtonHidden || other.isBackButtonHidden
    visibility.merge(other.visibility) { own, _ in own }
    backgrounds.merge(other.backgrounds) { own, _ in own }
    backgroundVisibility.merge(other.backgroundVisibility) { own, _ in own }
    search = search ?? other.search
    destinations.merge(other.destinations) { own, _ in own }
    active = active ?? other.active
    hasInnerNavigation = hasInnerNavigation || other.hasInnerNavigation
  }
}

struct BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) { value.merge(nextValue()) }
}

/// Changes the contents of the page's bars.
nonisolated struct BarModifier: PrimitiveModifier {
  typealias Body = Never
  let change: @MainActor (inout BarContents, Node) -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    BarNode(view, place)
  }
}

/// The node of a ``BarModifier``.
final class BarNode<Content: View>: ViewNode<ModifiedContent<Content, BarModifier>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = combinedPreference(key, of: children)
    guard K.self == BarContentsKey.self else { return inner }
    var contents = inner as? BarContents ?? BarContents()
    view.modifier.change(&contents, self)
    return contents as? K.Value
  }
}

extension View {
  nonisolated func bars(_ change: @escaping @MainActor (inout BarContents) -> Void) -> some View {
    modifier(BarModifier { contents, _ in change(&contents) })
  }
}
