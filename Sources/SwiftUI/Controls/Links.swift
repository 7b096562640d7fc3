/// A button that opens a URL. It opens nothing in Galley.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  /// The label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension Link where Label == Text {
  /// Creates a link with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    (self.destination, label) = (destination, Text(titleKey))
  }
  /// Creates a link with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.destination, label) = (destination, Text(title))
  }
}

/// A button that opens a menu. The menu is always closed in Galley.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// Creates a menu with a view as its label and an action for a tap.
  @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { (self.content, self.label) = (content(), label()) }
  /// The label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension Menu where Label == Text {
  /// Creates a menu with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// Creates a menu with a string as its title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title from the string table and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    (label, self.content) = (SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
  /// Creates a menu with a string as its title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    (label, self.content) = (SwiftUI.Label(title, systemImage: systemImage), content())
  }
}

/// The appearance of menus. All menus look like buttons in Galley.
public protocol MenuStyle: Sendable {}
/// The default style of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// The style of menus that look like buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// The style of menus that look like buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of menus that look like buttons.
  public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of menus that look like buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The order of the items in a menu.
public struct MenuOrder: Equatable, Sendable {
  let name: String
  /// The default order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is the closest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The items keep their order from top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Returns the view unchanged: all menus look like buttons in Galley.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Returns the view unchanged: menus are closed in Galley.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Returns the view unchanged: the buttons of menus have no arrows in Galley.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A button that shares an item. It shares nothing in Galley.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label
  /// The label, drawn as a button.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink {
  /// Creates a share button with a view as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Creates a share button with the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Creates a share button with a title from the string table.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
