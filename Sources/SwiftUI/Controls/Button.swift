/// The purpose of a button, such as deletion.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The button deletes data.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes a window or a sheet.
  public static let close = ButtonRole(name: "close")
}

/// A control that performs an action.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a view as its label.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Creates a button with a role and a view as its label.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = { MainActor.assumeIsolated { action() } }
    self.label = label()
  }

  /// The button in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      environment.buttonMaker(
        PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action))
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title from the string table.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a localised string resource as its title.
  @_disfavoredOverload @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  /// Creates a button with a string as its title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a role and a title from the string table.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a role and a string as its title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title from the string table and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a string as its title and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a role, a title from the string table and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a role, a string as its title and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a title from the string table and an image from the asset catalogue.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
