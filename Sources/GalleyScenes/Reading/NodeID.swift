/// The identity of a node in its document.
struct NodeID: Hashable, Sendable {
  /// Its index among the document's nodes.
  let index: Int
}

extension Document {
  subscript(id: NodeID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  /// Adds a node that nothing refers to yet.
  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(index: nodes.count - 1)
  }
}
