// DESIGN
//
// Views are values; two trees are kept for them.
//
// - *Nodes* keep identity and state. Each view value has one node (`ViewNode<V>`), found again by its position, its type
//   and its `id`. `evaluate()` gives the children of a node the view's newest values. A node that is marked stale
//   (`markStale()`) is evaluated again by its `ViewTree` before the next layout.
// - *Items* (`LayoutItem`) lay out. `Node.items()` answers the items of a node: a leaf or a stack has one, and a list
//   (`Group`, `ForEach`, a condition, a user's view) has all items of its children. A modifier wraps each item of its
//   content into one of its own. An item answers `size(_:)` (kept for each proposal) and is placed once.
//
// Placing draws: a leaf puts its UIView into the `Surface` that it is placed on, at its frame in points of the root.
// Effects that need a view of their own (opacity, clip, rotation) make a new surface inside of it.
//
// How to write a view:
// - Every view and modifier is a `nonisolated` structure; `makeNode` and `resolve` say `@MainActor` where they are written.
// - a leaf (text, image, colour): conform to `LeafView`. `resolve(in:)` makes a `LeafContent` from the view and its
//   environment; the content measures itself for a proposal, answers its baselines, makes its UIView and updates it.
// - a composite: conform to `View` and write `body` from other views.
// - a modifier that changes the environment: `modifier(EnvironmentModifier { $0.font = font })`.
// - a modifier that lays out: `UnaryModifier` (Layout/UnaryItem.swift).
// - a value that may have dynamic properties (a style): `DynamicFields.link(&style, to: node)` before its body is used.

import Observation

/// The persistent counterpart of a view, which keeps its identity, its state and its children.
@MainActor class Node {
  /// The tree of the node. The reference is strong, as a view's tasks may end after the view's
  /// window is gone.
  let tree: ViewTree
  private(set) weak var parent: Node?
  let depth: Int
  var environment: EnvironmentValues
  /// The storage of the view's dynamic properties. It persists between evaluations.
  var slots: [PropertySlot] = []
  /// The closures that end the node's subscriptions and remove its UIViews.
  var endings: [() -> Void] = []
  private(set) var isStale = false
  private(set) var isRemoved = false

  init(_ place: NodePlace) {
    tree = place.tree
    parent = place.parent
    depth = (place.parent?.depth ?? -1) + 1
    environment = place.environment
  }

  /// The nodes of the views inside this one.
  var children: [Node] { [] }

  /// The type of the view, for messages.
  var name: String { "view" }

  /// Passes the newest values to the children.
  func evaluate() {}

  /// Returns the layout items of this node, in order.
  func items() -> [LayoutItem] { children.flatMap { $0.items() } }

  /// Reports that the result of `items()` has changed.
  func itemsChanged() { parent?.itemsChanged() }

  /// Returns the value that the views in this node set for a preference, or nil if none sets it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedPreference(key, of: children) }

  /// The value of a preference that the view of one item sets, or nil if it does not set any. A view that is a list, such
  /// as `Group`, asks the child that the item is of.
  /// - Parameter index: the number of the item among `items()`.
  func preference<K: PreferenceKey>(_ key: K.Type, ofItem index: Int) -> K.Value? {
    var first = 0
    let counts = children.map { $0.items().count }
    let count = items().count
    guard count > 1 else { return preference(key) }
    guard counts.reduce(0, +) == count else {
      // A modifier has as many items as its content. Other children are a mask or a background.
      let content = zip(children, counts).first { $0.1 == count }?.0
      return content.map { $0.preference(key, ofItem: index) } ?? preference(key)
    }
    for (child, count) in zip(children, counts) {
      if index < first + count { return child.preference(key, ofItem: index - first) }
      first += count
    }
    return nil
  }

  final func combinedPreference<K: PreferenceKey>(_ key: K.Type, of nodes: [Node]) -> K.Value? {
    nodes.reduce(nil as K.Value?) { result, node in
      guard let value = node.preference(key) else { return result }
      guard var combined = result else { return value }
      K.reduce(value: &combined, nextValue: { value })
      return combined
    }
  }

  /// Marks the node for evaluation before the next layout.
  final func markStale() {
    guard !isStale, !isRemoved else { return }
    isStale = true
    tree.nodeBecameStale(self)
  }

  /// Removes the mark, so that the node is not evaluated until it is marked again.
  final func restUnevaluated() { isStale = false }

  /// Evaluates this node, but not its parent, after a change of the node's own state.
  final func evaluateAlone() {
    guard isStale, !isRemoved else { return }
    evaluateFresh()
    parent?.itemsChanged()
  }

  /// Removes the mark and evaluates the node. The node is marked again if the evaluation changes
  /// its state.
  final func evaluateFresh() {
    isStale = false
    evaluate()
  }

  /// Removes the node and its children, and ends their subscriptions.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.remove() }
    for ending in endings { ending() }
    endings = []
    slots = []
  }
}

/// The tree, the parent and the environment of a node that is created.
@MainActor struct NodePlace {
  let tree: ViewTree
  let parent: Node?
  let environment: EnvironmentValues
}

extension Node {
  /// Returns the child node of a view: the old node if its view has the same type, otherwise a new
  /// node.
  final func reconcile<V: View>(_ view: V, _ old: Node?, environment: EnvironmentValues) -> Node {
    if let old = old as? ViewNode<V>, !old.isRemoved {
      old.view = view
      old.environment = environment
      old.evaluateFresh()
      return old
    }
    old?.remove()
    let place = NodePlace(tree: tree, parent: self, environment: environment)
    let node = Self.makeNode(view, place)
    node.evaluateFresh()
    return node
  }

  private static func makeNode<V: View>(_ view: V, _ place: NodePlace) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(place) }
    func open<R: UIViewRepresentable>(_ view: R) -> Node { R.makeNode(view, place) }
    func open<R: UIViewControllerRepresentable>(_ view: R) -> Node { R.makeNode(view, place) }
    if let representable = view as? any UIViewRepresentable { return open(representable) }
    if let representable = view as? any UIViewControllerRepresentable { return open(representable) }
    return BodyNode(view, place)
  }

  /// Evaluates a part of the view. The node is marked stale when an observable object that
  /// `evaluate` has read changes.
  final func observing<Result>(_ evaluate: () -> Result) -> Result {
    withObservationTracking(evaluate) { [weak self] in MainQueue.run { self?.markStale() } }
  }
}

/// Runs work on the main actor: at once if the main actor runs on this thread, otherwise later.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  /// Marks the main queue, so that code can recognise on any thread that it runs on the main queue.
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static func run(_ work: @escaping @MainActor () -> Void) {
    mark
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
