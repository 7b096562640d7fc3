/// The key of a value that the view with the focus supplies.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values that the view with the focus supplies.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if the view with the focus supplies none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the view with the focus supplies. No view has the focus, so it is nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Reads an observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  /// Nil.
  public var wrappedValue: Value? { nil }
}

/// A binding to a value that the view with the focus supplies. No view has the focus, so it is nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil; what is set goes nowhere.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Returns the view: a value that it supplies while it has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Returns the view: a value that it supplies while it has the focus.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the view: a value that its scene supplies.
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the view: a value that its scene supplies.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
}
