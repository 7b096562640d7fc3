/// A button that opens an address, which is not opened here.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  /// A link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  /// The label as a button's.
  public var body: some View { Button(action: {}) { label } }
}

extension Link where Label == Text {
  /// A link with a text of a table.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    (self.destination, label) = (destination, Text(titleKey))
  }
  /// A link with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.destination, label) = (destination, Text(title))
  }
}

/// A button with a menu, which is closed.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// A menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// A menu with a view as its label and an action of its own.
  @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { (self.content, self.label) = (content(), label()) }
  /// The label as a button's.
  public var body: some View { Button(action: {}) { label } }
}

extension Menu where Label == Text {
  /// A menu with a text of a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }
  /// A menu with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a text of a table and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    (label, self.content) = (SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
  /// A menu with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    (label, self.content) = (SwiftUI.Label(title, systemImage: systemImage), content())
  }
}

/// The look of menus: all look like buttons here.
public protocol MenuStyle: Sendable {}
/// A default menu style.
public struct DefaultMenuStyle: MenuStyle {
  /// The style without settings.
  public init() {}
}
/// A button menu style.
public struct ButtonMenuStyle: MenuStyle {
  /// The style without settings.
  public init() {}
}
/// A borderless button menu style.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style without settings.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The standard one.
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The button.
  public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Sendable {
  let name: String
  /// The standard one.
  public static let automatic = MenuOrder(name: "automatic")
  /// The priority.
  public static let priority = MenuOrder(name: "priority")
  /// The fixed.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Returns the view: menus look like buttons here.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Returns the view: menus are closed here.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Returns the view: buttons have no arrows for menus here.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A button that shares something, which is not shared here.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label
  /// The label as a button's.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink {
  /// A button with a view as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// A button with the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// A button with a text of a table.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
