/// Values of a view that its container reads.
struct ItemTraits {
  var priority: Double = 0
  var zIndex: Double = 0
  var tag: AnyHashable?
  var isSpacer = false
  /// The row of a `Grid` that the view is a cell of.
  var gridRow: GridRowIdentity?
  var gridCell = GridCellTraits()
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
