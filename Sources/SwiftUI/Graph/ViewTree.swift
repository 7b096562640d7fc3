/// The nodes of one root view, and the evaluation of those that are stale.
@MainActor final class ViewTree {
  private var root: Node?
  private var base: Node?
  private var stale: [Node] = []
  /// The safe area where the layout is just now.
  var safeArea = SafeArea(full: .zero, safe: .zero)
  /// The size of the root's safe area.
  var containerSize = CGSize.zero
  /// The controller that shows the tree.
  weak var controller: UIViewController?
  /// The pixels of a point.
  var scale: CGFloat = 1
  /// The sheets, alerts and the like that are presented over the root view, the last one in front.
  var presentations: [Presentation] = []
  /// Called when something has to be evaluated or laid out.
  var onChange: () -> Void = {}
  /// Work for after the layout: `onAppear` and the like. The name is that of the view that has it done.
  private var later: [(name: () -> String, work: () -> Void)] = []
  private var checks: [Int: () -> Void] = [:]
  private var nextCheck = 0
  /// Mistakes of the views, such as a view that never comes to rest.
  private(set) var findings: [String] = []
  /// The number of times that one layout may evaluate the same tree.
  static let roundLimit = 100

  init() {}

  /// Shows a view with an environment.
  func update<V: View>(_ view: V, environment: EnvironmentValues) {
    let base = base ?? Node(NodePlace(tree: self, parent: nil, environment: environment))
    self.base = base
    root = base.reconcile(view, root, environment: environment)
  }

  /// The items of the root view.
  var items: [LayoutItem] { root?.items() ?? [] }

  /// The value of a preference that the views set.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { root?.preference(key) ?? K.defaultValue }

  func nodeBecameStale(_ node: Node) {
    stale.append(node)
    onChange()
  }

  /// Has a preference compared after each layout. The result ends that.
  func addPreferenceCheck(_ check: @escaping () -> Void) -> () -> Void {
    let number = nextCheck
    nextCheck += 1
    checks[number] = check
    return { [weak self] in self?.checks[number] = nil }
  }

  /// Runs the work of a view of a name after the layout.
  func afterLayout(_ name: @autoclosure @escaping () -> String, _ work: @escaping () -> Void) {
    later.append((name, work))
  }

  /// Evaluates, lays out and runs what follows until nothing changes, at most `roundLimit` times.
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

  /// Evaluates the stale nodes, the outer ones first, until none is stale.
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
    findings.append("\(names) changes at each evaluation; evaluated \(Self.roundLimit) times")
  }

  private var defaultsReaders: [ObjectIdentifier: WeakNode] = [:]
  /// Has a node evaluated again when a value of the user's defaults is set by a view.
  func readsDefaults(_ node: Node) { defaultsReaders[ObjectIdentifier(node)] = WeakNode(node) }
  func defaultsChanged() {
    defaultsReaders = defaultsReaders.filter { $0.value.node != nil }
    for reader in defaultsReaders.values { reader.node?.markStale() }
  }

  /// Ends all nodes, and lets go of them: they hold the tree.
  func remove() {
    root?.remove()
    (root, base) = (nil, nil)
    (stale, later, checks) = ([], [], [:])
  }
}
