/// A value that a scene would keep: here it lasts as long as the view.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>
  private init(_ value: Value) { state = State(wrappedValue: value) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
  /// A truth value of a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue) }
  /// A whole number of a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue) }
  /// A number of a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue) }
  /// A text of a key.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue) }
  /// Bytes of a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue) }
  /// A value by its text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue)
  }
  /// A value by its number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue)
  }
  /// A text of a key, or nil.
  public init(_ key: String) where Value == String? { self.init(nil) }
  /// A whole number of a key, or nil.
  public init(_ key: String) where Value == Int? { self.init(nil) }
  /// Bytes of a key, or nil.
  public init(_ key: String) where Value == Data? { self.init(nil) }
}
