/// The node of a view of a known type.
@MainActor class ViewNode<V: View>: Node {
  var view: V
  init(_ view: V, _ place: NodePlace) {
    self.view = view
    super.init(place)
  }
  override var name: String { "\(V.self)" }
}

/// A view without a body, which creates its node itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func makeNode(_ place: NodePlace) -> Node
}

/// A modifier without a body, which creates the node of its content itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ place: NodePlace) -> Node
}

extension PrimitiveModifier {
  /// Returns the node of a content with this modifier, for a caller that does not know the
  /// modifier's type. Returns nil if `M` is not the type of this modifier.
  func makeErasedNode<Content: View, M: ViewModifier>(_ view: ModifiedContent<Content, M>, _ place: NodePlace) -> Node?
  {
    (view as? ModifiedContent<Content, Self>).map { makeNode($0, place) }
  }
}

/// The node of a view that has a body.
final class BodyNode<V: View>: ViewNode<V> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    DynamicFields.link(&view, to: self)
    let body = observing { view.body }
    content = reconcile(body, content, environment: environment)
  }
}

/// The node of a content with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
  private var content: Node?
  override var children: [Node] { content.map { [$0] } ?? [] }

  override func evaluate() {
    DynamicFields.link(&view.modifier, to: self)
    let body = observing { view.modifier.body(content: _ViewModifier_Content(content: view.content)) }
    content = reconcile(body, content, environment: environment)
  }
}

/// The node of a view that consists of a fixed list of views. Its items are the items of these
/// views.
final class ListNode<V: View>: ViewNode<V> {
  private let elements: (V) -> [any View]
  private let change: ((V, inout EnvironmentValues) -> Void)?
  private var nodes: [Node] = []
  override var children: [Node] { nodes }

  init(
    _ view: V, _ place: NodePlace, environment change: ((V, inout EnvironmentValues) -> Void)? = nil,
    elements: @escaping (V) -> [any View]
  ) {
    self.elements = elements
    self.change = change
    super.init(view, place)
  }

  override func evaluate() {
    var inner = environment
    change?(view, &inner)
    let elements = elements(view)
    for old in nodes.dropFirst(elements.count) { old.remove() }
    nodes = elements.enumerated().map { index, element in
      reconcile(element, index < nodes.count ? nodes[index] : nil, environment: inner)
    }
  }
}

/// The node of a view that shows one of several views. Each of these views has an identity.
class BranchNode<V: View>: ViewNode<V> {
  private let choose: (V) -> (AnyHashable, any View)
  private var branch: AnyHashable?
  private var node: Node?
  override var children: [Node] { node.map { [$0] } ?? [] }

  init(_ view: V, _ place: NodePlace, choose: @escaping (V) -> (AnyHashable, any View)) {
    self.choose = choose
    super.init(view, place)
  }

  override func evaluate() {
    let (branch, content) = choose(view)
    if branch != self.branch {
      node?.remove()
      node = nil
      self.branch = branch
    }
    node = reconcile(content, node, environment: environment)
  }
}
