/// The key of a value of the environment, with the value where nothing was set.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that `environment(_:)` or `environmentObject(_:)` put there.
  subscript(object type: Any.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)] as AnyObject? }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The number of values that were set.
  public var description: String { "EnvironmentValues (\(values.count) set)" }
}
