/// A message with buttons, as before iOS 15.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A message with one button, "OK" by default.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// A message with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  private init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// A button of an alert.
  nonisolated public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    /// A button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  @MainActor fileprivate var view: AnyView {
    AnyView(AlertView(title: title, message: message.map { AnyView($0) }, actions: AnyView(buttons.view)))
  }
}

/// Actions at the bottom of the screen, as before iOS 15.
nonisolated public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// Actions. Without buttons there is one that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  @MainActor fileprivate var view: AnyView {
    AnyView(ActionsView(title: title, message: message.map { AnyView($0) }, actions: AnyView(buttons.view)))
  }
}

extension [Alert.Button] {
  @MainActor fileprivate var view: some View {
    ForEach(indices, id: \.self) { index in
      SwiftUI.Button(role: self[index].role, action: self[index].action, label: { self[index].label })
    }
  }
}

extension View {
  /// Presents a message while a value is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, isPresented) { content().view }
  }
  /// Presents a message while there is an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, item: item, id: { AnyHashable($0.id) }) { content($0).view }
  }
  /// Presents actions while a value is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.confirmationDialog, isPresented) { content().view }
  }
  /// Presents actions while there is an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.confirmationDialog, item: item, id: { AnyHashable($0.id) }) { content($0).view }
  }
}
