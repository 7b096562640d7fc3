/// Runs actions when an item is first placed, and when it is gone.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  typealias Body = Never
  var appear: (@MainActor (Node) -> Void)?
  var disappear: (() -> Void)?
  /// The identity of the action, which begins again when the identity changes: that of `task(id:)`.
  var id: AnyHashable?

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    AppearanceNode(view, place)
  }
}

/// The node of a content that runs actions when it appears and disappears. A content without items never appears.
final class AppearanceNode<Content: View>: ViewNode<ModifiedContent<Content, AppearanceModifier>> {
  private var content: Node?
  private var hasAppeared = false
  private var id: AnyHashable?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    if hasAppeared && id != view.modifier.id {
      hasAppeared = false
      id = view.modifier.id
    }
    tell()
  }

  override func itemsChanged() {
    tell()
    parent?.itemsChanged()
  }

  private func tell() {
    for item in items() { item.whenPlaced[ObjectIdentifier(self)] = { [weak self] in self?.placed() } }
  }

  private func placed() {
    guard !hasAppeared else { return }
    hasAppeared = true
    id = view.modifier.id
    tree.afterLayout { [weak self] in
      guard let self, !isRemoved else { return }
      view.modifier.appear?(self)
    }
  }

  override func remove() {
    if hasAppeared && !isRemoved { view.modifier.disappear?() }
    super.remove()
  }
}

extension View {
  /// Runs an action when the view is first laid out.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: { _ in action?() }))
  }

  /// Runs an action when the view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: { action?() }))
  }

  /// Runs a task while the view is there.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(AppearanceModifier(appear: { $0.run(action, priority) }))
  }

  /// Runs a task while the view is there, and again when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(AppearanceModifier(appear: { $0.run(action, priority) }, id: AnyHashable(EquatableID(value: value))))
  }
}

/// An equatable value as an identity.
private struct EquatableID<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}

extension Node {
  /// Runs a task that ends with the node. The tree waits for it before it counts as at rest.
  fileprivate func run(_ action: @escaping @Sendable () async -> Void, _ priority: TaskPriority) {
    let tree = tree
    tree.taskBegan()
    let task = Task(priority: priority) { @MainActor in
      await action()
      tree.taskEnded()
    }
    endings.append { task.cancel() }
  }
}
