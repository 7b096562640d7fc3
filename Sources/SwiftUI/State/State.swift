/// A value that a view owns: it lasts as long as the view is at its position, and a change has the view evaluated again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?
  /// A value that begins as the given one.
  public init(wrappedValue value: Value) { initial = value }
  /// A value that begins as the given one.
  public init(initialValue value: Value) { initial = value }

  /// The value. Where the view is not shown it is the initial one, and setting it does nothing.
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
  /// A value that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) {
    storage = slot.object { StateStorage(initial, node: node) }
  }
}

extension PropertySlot {
  /// The object that is kept in the slot, made once.
  mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = storage as? Object { return object }
    let object = make()
    storage = object
    return object
  }
}
