extension View {
  nonisolated private func presentingDialog<T>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping @MainActor (T) -> AnyView,
    _ message: (@MainActor (T) -> AnyView)?
  ) -> some View {
    let isShown = Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return presenting(.confirmationDialog, isShown) {
      guard let data else { return AnyView(EmptyView()) }
      return AnyView(ActionsView(title: title, message: message?(data), actions: actions(data)))
    }
  }

  /// Presents an action sheet while the binding is true. The title is looked up in the string
  /// table.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet with a message while the binding is true. The title is looked up in
  /// the string table.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet while the binding is true and the data is not nil. The title is
  /// looked up in the string table.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingDialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an action sheet with a message while the binding is true and the data is not nil. The
  /// title is looked up in the string table.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingDialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, { AnyView(actions($0)) },
      { AnyView(message($0)) })
  }

  /// Presents an action sheet while the binding is true. The title is a string.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? Text(title) : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet with a message while the binding is true. The title is a string.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? Text(title) : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet while the binding is true and the data is not nil. The title is a
  /// string.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingDialog(titleVisibility == .visible ? Text(title) : nil, isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an action sheet with a message while the binding is true and the data is not nil. The
  /// title is a string.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingDialog(
      titleVisibility == .visible ? Text(title) : nil, isPresented, data, { AnyView(actions($0)) },
      { AnyView(message($0)) })
  }

  /// Presents an action sheet while the binding is true. The title is a text.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? title : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet with a message while the binding is true. The title is a text.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingDialog(
      titleVisibility == .visible ? title : nil, isPresented, () as Void?, { _ in actions },
      message.map { message in { _ in message } })
  }

  /// Presents an action sheet while the binding is true and the data is not nil. The title is a
  /// text.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingDialog(titleVisibility == .visible ? title : nil, isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an action sheet with a message while the binding is true and the data is not nil. The
  /// title is a text.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingDialog(
      titleVisibility == .visible ? title : nil, isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }

  /// Returns the view unchanged: iOS shows no icon in dialogs.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Returns the view unchanged: iOS does not show the severity of dialogs.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// The severity of a dialog.
nonisolated public struct DialogSeverity: Equatable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = DialogSeverity(number: 0)
  /// The dialog is critical.
  public static let critical = DialogSeverity(number: 1)
  /// The dialog has the default severity.
  public static let standard = DialogSeverity(number: 2)
}
