/// A property that is stored in the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  fileprivate let key: String
  fileprivate let fallback: Value
  fileprivate var store: UserDefaults?
  fileprivate let read: (Any) -> Value?
  fileprivate let write: (Value) -> Any?
  private var node: WeakNode?

  fileprivate init(
    _ key: String, _ fallback: Value, _ store: UserDefaults?, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.fallback = fallback
    self.store = store
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? .standard }

  /// The stored value, or the default value if nothing of the type is stored.
  public var wrappedValue: Value {
    get { defaults.object(forKey: key).flatMap(read) ?? fallback }
    nonmutating set {
      if let value = write(newValue) { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
      let node = node
      MainQueue.run { node?.node?.tree.defaultsChanged() }
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

/// A weak reference to a node.
final class WeakNode: @unchecked Sendable {
  weak var node: Node?
  init(_ node: Node) { self.node = node }
}

extension AppStorage: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    if store == nil { store = node.environment.defaultAppStorage }
    self.node = slot.object { WeakNode(node) }
    node.tree.readsDefaults(node)
  }
}

private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults that `@AppStorage` reads in this view.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentModifier { $0.defaultAppStorage = store })
  }
}

extension AppStorage where Value == Bool {
  /// Creates a property for the Boolean that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for the integer that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for the floating-point number that is stored under a key. `wrappedValue` is
  /// the default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Creates a property for the string that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for the URL that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for the data that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value == Date {
  /// Creates a property for the date that is stored under a key. `wrappedValue` is the default
  /// value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value whose raw value is the string that is stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value whose raw value is the integer that is stored under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?, _ type: Wrapped.Type) where Value == Wrapped? {
    self.init(key, nil, store, read: { $0 as? Wrapped }, write: { $0 })
  }
  /// Creates a property for the Boolean that is stored under a key. It is nil if nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, Bool.self)
  }
  /// Creates a property for the integer that is stored under a key. It is nil if nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, Int.self)
  }
  /// Creates a property for the floating-point number that is stored under a key. It is nil if
  /// nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, Double.self)
  }
  /// Creates a property for the string that is stored under a key. It is nil if nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, String.self)
  }
  /// Creates a property for the data that is stored under a key. It is nil if nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, Data.self)
  }
}
