extension View {
  nonisolated private func presentingAlert<T>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping @MainActor (T) -> AnyView,
    _ message: (@MainActor (T) -> AnyView)?
  ) -> some View {
    let isShown = Binding(get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return presenting(.alert, isShown) {
      guard let data else { return AnyView(EmptyView()) }
      return AnyView(AlertView(title: title, message: message?(data), actions: actions(data)))
    }
  }

  /// Presents an alert while the binding is true. The title is looked up in the string table.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingAlert(
      Text(titleKey), isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert with a message while the binding is true. The title is looked up in the
  /// string table.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingAlert(
      Text(titleKey), isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert while the binding is true and the data is not nil. The title is looked up in
  /// the string table.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingAlert(Text(titleKey), isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an alert with a message while the binding is true and the data is not nil. The title
  /// is looked up in the string table.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingAlert(Text(titleKey), isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }

  /// Presents an alert while the binding is true. The title is a string.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingAlert(
      Text(title), isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert with a message while the binding is true. The title is a string.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingAlert(
      Text(title), isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert while the binding is true and the data is not nil. The title is a string.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingAlert(Text(title), isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an alert with a message while the binding is true and the data is not nil. The title
  /// is a string.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingAlert(Text(title), isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }

  /// Presents an alert while the binding is true. The title is a text.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let (actions, message) = (AnyView(actions()), nil as AnyView?)
    return presentingAlert(
      title, isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert with a message while the binding is true. The title is a text.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (AnyView(actions()), AnyView(message()) as AnyView?)
    return presentingAlert(
      title, isPresented, () as Void?, { _ in actions }, message.map { message in { _ in message } })
  }

  /// Presents an alert while the binding is true and the data is not nil. The title is a text.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentingAlert(title, isPresented, data, { AnyView(actions($0)) }, nil)
  }

  /// Presents an alert with a message while the binding is true and the data is not nil. The title
  /// is a text.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentingAlert(title, isPresented, data, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }

  /// Presents an alert for an error while the binding is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    let actions = AnyView(actions())
    return presentingAlert(title, isPresented, error, { _ in actions }, nil)
  }

  /// Presents an alert for an error, with a message, while the binding is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return presentingAlert(title, isPresented, error, { AnyView(actions($0)) }, { AnyView(message($0)) })
  }
}
