/// A key of the environment, with the key's default value.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value that applies if no view has set another value.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its parents.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an environment with the default values.
  public init() {}

  /// The value of a key, or the key's default value.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing value must not be cast: for an optional type the cast would succeed with nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of the given type that `environment(_:)` or `environmentObject(_:)` has set; nil if
  /// there is none.
  subscript(object type: Any.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)] as AnyObject? }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The number of values that were set, as text.
  public var description: String { "EnvironmentValues (\(values.count) set)" }
}
