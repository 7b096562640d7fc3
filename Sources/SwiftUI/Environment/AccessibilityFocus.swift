/// A property with the focus of an assistive app. None runs, so that no view has it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
  /// True while the view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// The value of the view that has the focus, or nil.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension View {
  /// Without effect on pictures: the focus of assistive apps.
  nonisolated public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }
  /// Without effect on pictures: the focus of assistive apps.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Without effect: there is no focus by keys.
  nonisolated public func focusSection() -> some View { self }
  /// Without effect: there is no focus by keys.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Without effect: there is no focus by keys.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
