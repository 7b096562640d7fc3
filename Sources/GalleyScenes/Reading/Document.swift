/// A YAML or JSON file as a tree of plain values, not yet interpreted.
///
/// The tree is flat: nodes refer to each other by `NodeID`, so it can be copied, compared and walked without recursion.
public struct Document: Hashable, Sendable {
  /// One value.
  struct Node: Hashable, Sendable {
    var content: Content
    /// The index of its text.
    var source: Int
    /// Byte offset of its first character in that text.
    var offset: Int
  }

  /// The value of a node.
  enum Content: Hashable, Sendable {
    /// A scalar: plain or in quotes. A plain one may be a number, a truth value or null (YAML 1.2 core schema).
    case scalar(String, isQuoted: Bool)
    /// The nodes at these indices of `links`.
    case sequence(Range<Int>)
    /// Keys and values alternately, at these indices of `links`. Keys are distinct scalars.
    case mapping(Range<Int>)
    /// A value from the command line: the text as typed where a string is wanted, else the node it parses to.
    case argument(String, parsed: NodeID)
  }

  /// The file, then one text for each value given on the command line.
  var sources: [SourceText]
  /// Those of `sources` that scenes share: paths in them start from their own folders.
  var sharedSources: Set<Int> = []
  var nodes: [Node] = []
  var links: [NodeID] = []
  var root = NodeID(index: 0)
  /// The number of values; those of an alias count at every use.
  var valueCount = 0
  /// Mistakes that did not prevent reading, such as a repeated key.
  var mistakes: [Diagnostic] = []

  /// The position at which a node begins.
  func position(of node: NodeID) -> SourcePosition {
    sources[self[node].source].position(at: self[node].offset)
  }

  /// A diagnostic that points at a node.
  func diagnostic(
    _ message: String, at node: NodeID, path: SceneKeyPath, suggestion: String? = nil, valid: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      file: sources[self[node].source].name, position: position(of: node), keyPath: path.text, message: message,
      suggestion: suggestion, valid: valid)
  }

  /// The node itself, or the parsed value from the command line.
  func parsed(_ node: NodeID) -> NodeID {
    if case .argument(_, let parsed) = self[node].content { return parsed }
    return node
  }

  /// The text of a scalar; nil for a sequence or a mapping.
  func scalarText(_ node: NodeID) -> String? {
    switch self[node].content {
    case .scalar(let text, _), .argument(let text, _): text
    case .sequence, .mapping: nil
    }
  }

  /// The elements of a sequence; nil for any other node.
  func elements(_ node: NodeID) -> ArraySlice<NodeID>? {
    guard case .sequence(let range) = self[parsed(node)].content else { return nil }
    return links[range]
  }

  /// Keys and values of a mapping in the order of the file; nil for any other node.
  func pairs(_ node: NodeID) -> [(key: NodeID, value: NodeID)]? {
    guard case .mapping(let range) = self[parsed(node)].content else { return nil }
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { (links[$0], links[$0 + 1]) }
  }

  /// The value of a key; nil if the node is not a mapping or lacks the key.
  func value(of key: String, in node: NodeID) -> NodeID? {
    pairs(node)?.first { scalarText($0.key) == key }?.value
  }

  /// The node at the end of a path from the root, or the last existing node on it.
  func node(at path: SceneKeyPath) -> NodeID {
    var node = root
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let next = value(of: key, in: node) else { return node }
        node = next
      case .index(let index):
        guard let list = elements(node), index < list.count else { return node }
        node = list[list.startIndex + index]
      }
    }
    return node
  }
}
