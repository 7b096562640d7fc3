/// A property that a view owns. The value exists as long as the view keeps its position, and a
/// change evaluates the view again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?
  /// Creates a property with an initial value.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a property with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value. If the view is not shown, it is the initial value and setting has no
  /// effect.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    storage = slot.object { StateStorage(initial, node: node) }
  }
}

extension PropertySlot {
  /// Returns the object in the property's storage. The object is created when it is first needed.
  mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = storage as? Object { return object }
    let object = make()
    storage = object
    return object
  }
}
