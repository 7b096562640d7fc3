/// The key of a value that the focused view provides.
public protocol FocusedValueKey {
  /// The type of the key's value.
  associatedtype Value
}

/// The values that the focused view provides.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key, or nil if the focused view does not provide it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property with a value of the focused view. It is always nil in Galley, as no view has the
/// focus.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a property for an observable object of the given type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  /// Nil, as no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// A binding to a value of the focused view. The value is always nil in Galley, as no view has the
/// focus.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil, as no view has the focus. Setting the value has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding whose value is always nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Returns the view unchanged. In an app, the value is available while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Returns the view unchanged. In an app, the value is available while the view has the focus.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the view unchanged. In an app, the value is available while the view's scene has the
  /// focus.
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the view unchanged. In an app, the value is available while the view's scene has the
  /// focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
}
