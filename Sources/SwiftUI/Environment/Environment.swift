/// A property that reads a value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var content: Value?
  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// The value in the environment. Outside of a view's body it is the default value.
  public var wrappedValue: Value { content ?? read(EnvironmentValues()) }
}

extension Environment: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot, of node: Node) { content = read(node.environment) }
}

/// Changes the environment of a modifier's content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ListNode(view, place, environment: { $0.modifier.change(&$1) }, elements: { [$0.content] })
  }
}

extension View {
  /// Sets a value of the environment for this view and the views in it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for this view and the views in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
