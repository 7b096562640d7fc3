/// A property that is stored for a scene. In Galley the value exists only as long as the view.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>
  private init(_ value: Value) { state = State(wrappedValue: value) }
  /// The stored value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
  /// Creates a property for the Boolean that is stored under a key. `wrappedValue` is the initial
  /// value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue) }
  /// Creates a property for the integer that is stored under a key. `wrappedValue` is the initial
  /// value.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue) }
  /// Creates a property for the floating-point number that is stored under a key. `wrappedValue` is
  /// the initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue) }
  /// Creates a property for the string that is stored under a key. `wrappedValue` is the initial
  /// value.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue) }
  /// Creates a property for the data that is stored under a key. `wrappedValue` is the initial
  /// value.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue) }
  /// Creates a property for a value whose raw value is the string that is stored under a key.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue)
  }
  /// Creates a property for a value whose raw value is the integer that is stored under a key.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue)
  }
  /// Creates a property for the string that is stored under a key. It is initially nil.
  public init(_ key: String) where Value == String? { self.init(nil) }
  /// Creates a property for the integer that is stored under a key. It is initially nil.
  public init(_ key: String) where Value == Int? { self.init(nil) }
  /// Creates a property for the data that is stored under a key. It is initially nil.
  public init(_ key: String) where Value == Data? { self.init(nil) }
}
