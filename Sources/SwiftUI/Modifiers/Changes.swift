/// Runs an action when a value differs from the value of the last evaluation.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    ChangeNode(view, place)
  }
}

/// The node of a ``ChangeModifier``.
final class ChangeNode<Content: View, Value: Equatable>: ViewNode<ModifiedContent<Content, ChangeModifier<Value>>> {
  private var content: Node?
  private var last: Value?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    let modifier = view.modifier
    let before = last
    last = modifier.value
    if let before, before != modifier.value {
      tree.afterLayout(self.name) { modifier.action(before, modifier.value) }
    } else if before == nil && modifier.isInitial {
      tree.afterLayout(self.name) { modifier.action(modifier.value, modifier.value) }
    }
  }
}

/// Runs an action for each value that a publisher emits.
nonisolated struct PublisherModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    PublisherNode(view, place)
  }
}

/// The node of a ``PublisherModifier``. It keeps the publisher of the first evaluation (Galley's
/// choice).
final class PublisherNode<Content: View, P: Publisher>: ViewNode<ModifiedContent<Content, PublisherModifier<P>>>
where P.Failure == Never {
  private var content: Node?
  private var subscription: AnyCancellable?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    guard subscription == nil else { return }
    subscription = view.modifier.publisher.sink { [weak self] value in self?.receive(value) }
    endings.append { [weak self] in self?.subscription = nil }
  }

  nonisolated private func receive(_ value: P.Output) {
    nonisolated(unsafe) let value = value
    MainQueue.run { [weak self] in
      guard let self, !isRemoved else { return }
      tree.afterLayout(self.name) { [weak self] in self?.view.modifier.action(value) }
      tree.onChange()
    }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an action for each value that a publisher emits.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherModifier(publisher: publisher, action: action))
  }
}

/// Computes a value from the content's geometry at each layout, and runs an action when the value
/// has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: UnaryModifier {
  typealias Body = Never
  let make: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor func draw(_ item: ModifierItem<Self>, _ placing: Placing, in frame: CGRect, on surface: Surface) {
    item.drawInner(placing, in: frame, on: surface)
    let value = make(GeometryProxy(of: item))
    let before = item.memory as? Value
    guard before != value else { return }
    item.memory = value
    if let node = item.node { node.tree.afterLayout(node.name) { action(before ?? value, value) } }
  }
}

extension View {
  /// Runs an action when a value changes that is computed from the view's geometry. The action also
  /// runs for the first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(make: transform) { action($1) })
  }

  /// Runs an action when a value changes that is computed from the view's geometry. The action also
  /// runs for the first value.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(make: transform, action: action))
  }
}
