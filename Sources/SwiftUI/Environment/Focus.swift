extension View {
  /// Binds the focus of this view. No view has the focus until it is set, and it does not change the look.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Binds the focus of this view. No view has the focus until it is set, and it does not change the look.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Asks the root view for a look, light or dark. Nil is the system's.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
      .modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }
}
