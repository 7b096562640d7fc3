/// The tree of all nodes below a root view. It evaluates the nodes that are marked for evaluation.
@MainActor final class ViewTree {
  private var root: Node?
  private var base: Node?
  private var stale: [Node] = []
  /// The safe area that applies to the item that is being laid out.
  var safeArea = SafeArea(full: .zero, safe: .zero)
  /// The size of the root view's safe area.
  var containerSize = CGSize.zero
  /// The view controller that shows the tree.
  weak var controller: UIViewController?
  /// The number of pixels per point.
  var scale: CGFloat = 1
  /// The presented sheets and alerts, the last one in front.
  var presentations: [Presentation] = []
  /// A closure that is called when the tree needs an evaluation or a layout.
  var onChange: () -> Void = {}
  /// The work that runs after the layout, such as `onAppear`. `name` returns the view's name for
  /// messages.
  private var later: [(name: () -> String, work: () -> Void)] = []
  private var checks: [Int: () -> Void] = [:]
  private var nextCheck = 0
  /// The faults found in the views, such as a view that changes at each evaluation.
  private(set) var findings: [String] = []
  /// The maximum number of evaluations in one layout.
  static let roundLimit = 100

  init() {}

  /// Updates the tree with a root view and its environment.
  func update<V: View>(_ view: V, environment: EnvironmentValues) {
    let base = base ?? Node(NodePlace(tree: self, parent: nil, environment: environment))
    self.base = base
    root = base.reconcile(view, root, environment: environment)
  }

  /// The layout items of the root view.
  var items: [LayoutItem] { root?.items() ?? [] }

  /// Returns the value that the views set for a preference, or the key's default value.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { root?.preference(key) ?? K.defaultValue }

  func nodeBecameStale(_ node: Node) {
    stale.append(node)
    onChange()
  }

  /// Adds a check that compares a preference after each layout. Returns a closure that removes the
  /// check.
  func addPreferenceCheck(_ check: @escaping () -> Void) -> () -> Void {
    let number = nextCheck
    nextCheck += 1
    checks[number] = check
    return { [weak self] in self?.checks[number] = nil }
  }

  /// Runs work after the current or next layout. `name` is the view's name for messages.
  func afterLayout(_ name: @autoclosure @escaping () -> String, _ work: @escaping () -> Void) {
    later.append((name, work))
  }

  /// Evaluates, lays out and runs the work after the layout until nothing changes, at most
  /// `roundLimit` times.
  func settle(layOut: () -> Void) {
    for _ in 0..<Self.roundLimit {
      evaluateStale()
      layOut()
      let actions = later
      later = []
      for action in actions { action.work() }
      // Those of inner views were added later, and are called first.
      for number in checks.keys.sorted(by: >) { checks[number]?() }
      if stale.isEmpty && later.isEmpty { return }
    }
    report()
  }

  /// Evaluates the nodes that are marked for evaluation, the outer nodes first, until no node is
  /// marked.
  func evaluateStale() {
    for _ in 0..<Self.roundLimit where !stale.isEmpty {
      let nodes = stale.sorted { $0.depth < $1.depth }
      stale = []
      for node in nodes { node.evaluateAlone() }
    }
    if !stale.isEmpty { report() }
  }

  private func report() {
    let restless = stale.isEmpty ? later.map { $0.name() } : stale.map(\.name)
    let names = Set(restless).sorted().joined(separator: ", ")
    for node in stale { node.restUnevaluated() }
    stale = []
    later = []
    findings.append(
      "evaluation stopped after \(Self.roundLimit) rounds, because each round changes \(names): "
        + "do not change state in a body")
  }

  private var defaultsReaders: [ObjectIdentifier: WeakNode] = [:]
  /// Registers a node that reads the user defaults. The node is evaluated again each time a view
  /// changes a value of the user defaults.
  func readsDefaults(_ node: Node) { defaultsReaders[ObjectIdentifier(node)] = WeakNode(node) }
  func defaultsChanged() {
    defaultsReaders = defaultsReaders.filter { $0.value.node != nil }
    for reader in defaultsReaders.values { reader.node?.markStale() }
  }

  /// Removes all nodes. As nodes hold the tree, this also frees the tree.
  func remove() {
    root?.remove()
    (root, base) = (nil, nil)
    (stale, later, checks) = ([], [], [:])
  }
}
