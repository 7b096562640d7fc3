/// The storage of a `@State` property in a node.
final class StateStorage<Value>: @unchecked Sendable {
  private var current: Value
  private weak var node: Node?

  init(_ value: Value, node: Node?) {
    current = value
    self.node = node
  }

  /// The current value. Setting a different value evaluates the view again.
  var value: Value {
    get { current }
    set {
      if let old = current as? any Equatable, old.isEqual(to: newValue) { return }
      current = newValue
      MainQueue.run { [weak node] in node?.markStale() }
    }
  }
}

extension Equatable {
  /// Returns true if the other value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
