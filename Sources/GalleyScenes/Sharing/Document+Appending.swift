extension Document {
  /// Adds the nodes of another document, and returns its root.
  mutating func append(_ other: Document) -> NodeID {
    let (firstNode, firstLink, firstSource) = (nodes.count, links.count, sources.count)
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + firstLink..<range.upperBound + firstLink }
    func moved(_ node: NodeID) -> NodeID { NodeID(index: node.index + firstNode) }
    sources += other.sources
    sharedSources.formUnion(firstSource..<sources.count)
    links += other.links.map(moved)
    nodes += other.nodes.map { node in
      var node = node
      node.source += firstSource
      node.content =
        switch node.content {
        case .scalar: node.content
        case .sequence(let range): .sequence(moved(range))
        case .mapping(let range): .mapping(moved(range))
        case .argument(let text, let parsed): .argument(text, parsed: moved(parsed))
        }
      return node
    }
    valueCount += other.valueCount
    return moved(other.root)
  }
}
