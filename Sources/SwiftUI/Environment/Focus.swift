extension View {
  /// Binds the focus of this view to a value. No view has the focus until the value is set.
  /// Pictures do not show the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Binds the focus of this view to a condition. No view has the focus until the condition is set.
  /// Pictures do not show the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Sets the colour scheme of the root view, light or dark. Nil keeps the system's colour scheme.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
      .modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }
}
