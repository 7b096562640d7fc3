/// The identifier of a node in its document.
struct NodeID: Hashable, Sendable {
  /// The index of the node in the document's list of nodes.
  let index: Int
}

extension Document {
  subscript(id: NodeID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  /// Adds a node that no other node refers to yet.
  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(index: nodes.count - 1)
  }
}
