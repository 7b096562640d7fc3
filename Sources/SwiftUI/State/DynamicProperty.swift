/// A stored property of a view that is updated before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the property. The default does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// The storage that a node keeps for one dynamic property from one evaluation to the next.
struct PropertySlot {
  var storage: AnyObject?
}

/// A dynamic property of this module's own: it gets its storage from the view's node.
protocol LinkedProperty: DynamicProperty {
  @MainActor mutating func link(_ slot: inout PropertySlot, of node: Node)
}
