extension Document {
  /// Adds a mapping of these members, at the position of another node.
  mutating func addMapping(_ members: [(key: NodeID, value: NodeID)], like node: NodeID) -> NodeID {
    let start = links.count
    links += members.flatMap { [$0.key, $0.value] }
    return add(Node(content: .mapping(start..<links.count), source: self[node].source, offset: self[node].offset))
  }

  /// Changes the value of a key in a mapping, or adds the key. Other nodes that refer to the
  /// mapping change too.
  mutating func set(_ key: String, of node: NodeID, to value: NodeID, keyNode: NodeID) {
    let node = parsed(node)
    var members = pairs(node) ?? []
    if let index = members.firstIndex(where: { scalarText($0.key) == key }) {
      members[index].value = value
    } else {
      members.append((keyNode, value))
    }
    self[node].content = self[addMapping(members, like: node)].content
  }

  /// Removes a key from a mapping, if the mapping has the key.
  mutating func remove(_ key: String, of node: NodeID) {
    let node = parsed(node)
    let members = (pairs(node) ?? []).filter { scalarText($0.key) != key }
    self[node].content = self[addMapping(members, like: node)].content
  }
}
