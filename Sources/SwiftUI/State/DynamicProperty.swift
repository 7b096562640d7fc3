/// A stored property of a view that is updated before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the property before the body is evaluated. By default it does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// The storage of a dynamic property, which a node keeps between evaluations.
struct PropertySlot {
  var storage: AnyObject?
}

/// A dynamic property of this module that receives its storage from the view's node.
protocol LinkedProperty: DynamicProperty {
  @MainActor mutating func link(_ slot: inout PropertySlot, of node: Node)
}
