/// An alert with one or two buttons, as before iOS 15.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, by default "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  private init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// A button of an alert or an action sheet.
  nonisolated public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void
    /// Returns a button with a label.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// Returns a cancel button with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// Returns a cancel button with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    /// Returns a destructive button with a label.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  @MainActor fileprivate var view: AnyView {
    AnyView(AlertView(title: title, message: message.map { AnyView($0) }, actions: AnyView(buttons.view)))
  }
}

/// An action sheet, as before iOS 15.
nonisolated public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// Creates an action sheet, by default with a cancel button only.
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
  /// Presents an alert while the binding is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, isPresented) { content().view }
  }
  /// Presents an alert while the item is not nil.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, item: item, id: { AnyHashable($0.id) }) { content($0).view }
  }
  /// Presents an action sheet while the binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.confirmationDialog, isPresented) { content().view }
  }
  /// Presents an action sheet while the item is not nil.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.confirmationDialog, item: item, id: { AnyHashable($0.id) }) { content($0).view }
  }
}
