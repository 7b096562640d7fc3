/// The values that a container reads from a view in it, such as the layout priority and the tag.
struct ItemTraits {
  var priority: Double = 0
  var zIndex: Double = 0
  var tag: AnyHashable?
  var isSpacer = false
  /// The row of a `Grid` that contains the view, or nil.
  var gridRow: GridRowIdentity?
  var gridCell = GridCellTraits()
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a view passes to its layout container.
public protocol LayoutValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that does not set the key.
  static var defaultValue: Value { get }
}
