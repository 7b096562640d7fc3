/// One or several tabs of a `TabView`.
public protocol TabContent<TabValue> {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable
  /// The views of the tabs, with their labels and tags.
  var _tabs: [AnyView] { get }
}

/// A view that consists of the views of tabs.
nonisolated public struct TabContents: View {
  let views: [AnyView]
  /// `Never`: a primitive view has no body.
  public typealias Body = Never
}

extension TabContents: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { $0.views } }
}

/// A tab of a `TabView`, with its content and its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  /// The view of the tab, with its label and its tag.
  public var _tabs: [AnyView] {
    let view = content.tabItem { label }
    return [value.map { AnyView(view.modifier(TraitModifier { [value = $0] in $0.tag = value })) } ?? AnyView(view)]
  }
}

extension Tab {
  /// Creates a tab with a value and a view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a view as its label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title from the string table, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// Creates a tab with a string as its title, a symbol and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// Creates a tab with a title from the string table, an image and a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
  }
  /// Creates a tab with a string as its title, an image and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, image: image)))
  }
  /// Creates a tab with a value and the label of a search tab.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label("Search", systemImage: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title from the string table and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// Creates a tab with a string as its title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// Creates a tab with a title from the string table and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
  }
}

/// The label of a tab, with a title and an image.
nonisolated public struct DefaultTabLabel: View {
  let label: Label<Text, Image>
  /// The label, with the image and the title.
  public var body: some View { label }
}

/// The purpose of a tab, such as search.
nonisolated public struct TabRole: Hashable, Sendable {
  private let number: Int
  /// The tab is for searching.
  public static var search: TabRole { TabRole(number: 0) }
}

/// A group of tabs with a header. On iPhones the tabs look like other tabs.
nonisolated public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  let content: Content
  /// Creates a group of tabs with a view as its header.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
  /// The views of the tabs in the group.
  public var _tabs: [AnyView] { content._tabs }
}

extension TabSection where Header == Text {
  /// Creates a group of tabs with a header from the string table.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
  /// Creates a group of tabs with a string as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
}

/// A list of tabs.
nonisolated public struct TabList<TabValue: Hashable>: TabContent {
  /// The views of the tabs.
  public let _tabs: [AnyView]
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Returns an empty list for a closure without statements.
  public static func buildBlock() -> TabList<TabValue> { TabList(_tabs: []) }
  /// Returns the first tab of a list unchanged.
  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }
  /// Appends tabs to a list.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A, next: B
  ) -> TabList<TabValue> where A.TabValue == TabValue, B.TabValue == TabValue {
    TabList(_tabs: accumulated._tabs + next._tabs)
  }
  /// Returns the tabs of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: content?._tabs ?? [])
  }
  /// Returns the tabs of the first branch of a condition.
  public static func buildEither<C: TabContent>(first: C) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: first._tabs)
  }
  /// Returns the tabs of the second branch of a condition.
  public static func buildEither<C: TabContent>(second: C) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: second._tabs)
  }
  /// Returns tabs that need a certain version of the system.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabList<TabValue>
  where C.TabValue == TabValue { TabList(_tabs: content._tabs) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The views of the tabs for all elements.
  public var _tabs: [AnyView] { data.flatMap { content($0)._tabs } }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates tabs for identifiable elements.
  public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == V {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for elements. A property of the element is its identity.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension TabContent {
  /// Shows a number as the badge of the tabs. Zero shows no badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: _tabs.map { AnyView($0.badge(count)) })
  }
  /// Shows a text as the badge of the tabs.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: _tabs.map { AnyView($0.badge(label)) })
  }
  /// Hides the tabs.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: hidden ? [] : _tabs)
  }
  /// Returns the tabs unchanged: nobody customises tabs in Galley.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Returns the tabs unchanged: pictures show no context menus.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
  /// Returns the tabs unchanged: pictures show no swipe actions.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  /// Returns the tabs unchanged: the accessibility identifier is not used.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
  /// Returns the tabs unchanged: pictures do not show that they are disabled.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}
