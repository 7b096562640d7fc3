/// Runs actions when an item is first placed, and when it is gone.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// The work that runs while the content is there.
  var work: AppearanceWork?
  /// The identity of the task, which begins again when the identity changes: that of `task(id:)`.
  var id: AnyHashable?

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    AppearanceNode(view, place)
  }
}

/// The work of `task`.
nonisolated struct AppearanceWork {
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The node of a content that runs actions when it appears and disappears. A content without items never appears.
final class AppearanceNode<Content: View>: ViewNode<ModifiedContent<Content, AppearanceModifier>> {
  private var content: Node?
  private var hasAppeared = false
  private var id: AnyHashable?
  private var task: Task<Void, Never>?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    content = reconcile(view.content, content, environment: environment)
    if hasAppeared && id != view.modifier.id {
      hasAppeared = false
      id = view.modifier.id
      endTask()
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
    tree.afterLayout(self.name) { [weak self] in
      guard let self, !isRemoved else { return }
      view.modifier.appear?()
      begin(view.modifier.work)
    }
  }

  private func begin(_ work: AppearanceWork?) {
    endTask()
    guard let work else { return }
    task = Task(priority: work.priority) { @MainActor in await work.action() }
  }

  private func endTask() {
    task?.cancel()
    task = nil
  }

  override func remove() {
    if hasAppeared && !isRemoved { view.modifier.disappear?() }
    endTask()
    super.remove()
  }
}

extension View {
  /// Runs an action when the view is first laid out.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: { action?() }))
  }

  /// Runs an action when the view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: { action?() }))
  }

  /// Runs a task while the view is there.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(AppearanceModifier(work: AppearanceWork(priority: priority, action: action)))
  }

  /// Runs a task while the view is there. When a value changes, the task is cancelled and another one runs.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      AppearanceModifier(
        work: AppearanceWork(priority: priority, action: action), id: AnyHashable(EquatableID(value: value))))
  }
}

/// An equatable value as an identity.
private struct EquatableID<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}
