/// Values of a view that its container reads.
struct ItemTraits {
  var priority: Double = 0
  var zIndex: Double = 0
  var tag: AnyHashable?
  var isSpacer = false
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a view gives to its layout container.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
