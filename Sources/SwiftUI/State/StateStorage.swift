/// The value of a `@State` property, which a node keeps.
final class StateStorage<Value>: @unchecked Sendable {
  private var current: Value
  private weak var node: Node?

  init(_ value: Value, node: Node?) {
    current = value
    self.node = node
  }

  /// The value. Setting another one has the view evaluated again.
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
  /// True if the other value is of the same type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
