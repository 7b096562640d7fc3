/// Runs actions when the content is first placed and when the content is removed.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// The work of a task that runs while the content exists; nil without a task.
  var work: AppearanceWork?
  /// The identity of the task in `task(id:)`. When it changes, the task is restarted.
  var id: AnyHashable?

  @MainActor func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node {
    AppearanceNode(view, place)
  }
}

/// The asynchronous work that the modifier `task` runs, with its priority.
nonisolated struct AppearanceWork {
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The node of an ``AppearanceModifier``. A content without items never appears.
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

  /// Runs an action when the view is removed.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: { action?() }))
  }

  /// Runs a task while the view exists.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(AppearanceModifier(work: AppearanceWork(priority: priority, action: action)))
  }

  /// Runs a task while the view exists. When the value changes, the task is cancelled and
  /// restarted.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      AppearanceModifier(
        work: AppearanceWork(priority: priority, action: action), id: AnyHashable(EquatableID(value: value))))
  }
}

/// A hashable wrapper for a value that is only equatable.
private struct EquatableID<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}
