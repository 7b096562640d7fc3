/// Tabs of a `TabView`.
public protocol TabContent<TabValue> {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable
  /// The tabs as views.
  var _tabs: [AnyView] { get }
}

/// The views of tabs.
nonisolated public struct TabContents: View {
  let views: [AnyView]
  /// A primitive view.
  public typealias Body = Never
}

extension TabContents: PrimitiveView {
  @MainActor func makeNode(_ place: NodePlace) -> Node { ListNode(self, place) { $0.views } }
}

/// A tab: a view with its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The value's type.
  public typealias TabValue = Value
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  /// The tab as a view.
  public var _tabs: [AnyView] {
    let view = content.tabItem { label }
    return [value.map { AnyView(view.modifier(TraitModifier { [value = $0] in $0.tag = value })) } ?? AnyView(view)]
  }
}

extension Tab {
  /// A tab with a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a text and a symbol, and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// A tab with a text and a symbol, and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// A tab with a text and a picture, and a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
  }
  /// A tab with a text and a picture, and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, image: image)))
  }
  /// A tab with the label of a search, and a value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label("Search", systemImage: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
  /// A tab with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage)))
  }
  /// A tab with a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image)))
  }
}

/// The label of a tab with a text and a picture.
nonisolated public struct DefaultTabLabel: View {
  let label: Label<Text, Image>
  /// The label.
  public var body: some View { label }
}

/// The task of a tab.
nonisolated public struct TabRole: Hashable, Sendable {
  private let number: Int
  /// A search.
  public static var search: TabRole { TabRole(number: 0) }
}

/// Tabs that belong together. On iPhones they are tabs as others.
nonisolated public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  let content: Content
  /// Tabs with a header.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
  /// The tabs as views.
  public var _tabs: [AnyView] { content._tabs }
}

extension TabSection where Header == Text {
  /// Tabs with a text as their header.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
  /// Tabs with a text as their header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
}

/// Tabs in a row.
nonisolated public struct TabList<TabValue: Hashable>: TabContent {
  /// The tabs as views.
  public let _tabs: [AnyView]
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes one tab through.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Builds an empty list from a block without statements.
  public static func buildBlock() -> TabList<TabValue> { TabList(_tabs: []) }
  /// Begins a list of tabs.
  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }
  /// Adds tabs to a list.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A, next: B
  ) -> TabList<TabValue> where A.TabValue == TabValue, B.TabValue == TabValue {
    TabList(_tabs: accumulated._tabs + next._tabs)
  }
  /// Builds the tabs of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: content?._tabs ?? [])
  }
  /// Builds the first branch of a condition.
  public static func buildEither<C: TabContent>(first: C) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: first._tabs)
  }
  /// Builds the second branch of a condition.
  public static func buildEither<C: TabContent>(second: C) -> TabList<TabValue> where C.TabValue == TabValue {
    TabList(_tabs: second._tabs)
  }
  /// Builds tabs that need a certain version of the system.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabList<TabValue>
  where C.TabValue == TabValue { TabList(_tabs: content._tabs) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The tabs as views.
  public var _tabs: [AnyView] { data.flatMap { content($0)._tabs } }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Tabs of elements that have an identity of their own.
  public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == V {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: TabContent {
  /// Tabs of elements whose identity is a property.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension TabContent {
  /// Shows a number on the tabs; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: _tabs.map { AnyView($0.badge(count)) })
  }
  /// Shows a text on the tabs.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: _tabs.map { AnyView($0.badge(label)) })
  }
  /// Hides the tabs, or not.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabList<TabValue>(_tabs: hidden ? [] : _tabs)
  }
  /// Names the tabs for arranging them. Nothing is arranged here.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Adds actions to the tabs. Pictures show none.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
  /// Adds actions that a swipe shows. Pictures show none.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  /// Names the tabs for accessibility.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
  /// Disables the tabs, or not. Pictures do not differ.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}
