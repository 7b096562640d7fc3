/// The kind of a button's action.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It deletes.
  public static let destructive = ButtonRole(name: "destructive")
  /// It goes back.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}

/// A control with an action.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with a view as its label.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// A button with a role.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = { MainActor.assumeIsolated { action() } }
    self.label = label()
  }

  /// The button as the environment's style makes it.
  public var body: some View {
    EnvironmentReader { environment in
      environment.buttonMaker(
        PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action))
    }
  }
}

extension Button where Label == Text {
  /// A button with a text of a table.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button with a text of a resource.
  @_disfavoredOverload @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  /// A button with a text.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button with a role and a text of a table.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button with a role and a text.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a text of a table and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a text and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A button with a role, a text of a table and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a role, a text and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A button with a text of a table and a picture of an asset catalogue.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
