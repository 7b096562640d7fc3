/// A property that tells which view has the focus of assistive apps, such as VoiceOver. No such app
/// runs in Galley, so no view has this focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// A binding to the focus of assistive apps.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value that identifies the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
  /// Creates a property that is true if the view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a property with the value of the view that has the focus, or nil.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// The value that identifies the focused view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the focus of assistive apps.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Has no effect: pictures do not show the focus of assistive apps.
  nonisolated public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }
  /// Has no effect: pictures do not show the focus of assistive apps.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Has no effect: the keyboard does not move the focus.
  nonisolated public func focusSection() -> some View { self }
  /// Has no effect: the keyboard does not move the focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Has no effect: the keyboard does not move the focus.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
