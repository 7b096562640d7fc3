/// A YAML or JSON file as a tree of values that are not yet interpreted.
///
/// The tree is flat: nodes refer to each other by `NodeID`, so it can be copied, compared and walked without recursion.
public struct Document: Hashable, Sendable {
  /// One value of the document.
  struct Node: Hashable, Sendable {
    var content: Content
    /// The index of the source text that contains the value.
    var source: Int
    /// The byte offset of the value's first character in its source text.
    var offset: Int
  }

  /// The content of a node.
  enum Content: Hashable, Sendable {
    /// A plain or quoted scalar. A plain one may be a number, a Boolean or null (YAML 1.2 core
    /// schema).
    case scalar(String, isQuoted: Bool)
    /// A sequence. Its elements are the nodes at these indices of `links`.
    case sequence(Range<Int>)
    /// A mapping. Its keys and values are alternately at these indices of `links`. Keys are
    /// distinct scalars.
    case mapping(Range<Int>)
    /// A value from the command line. Where a string is expected it is the text as typed, otherwise
    /// the parsed node.
    case argument(String, parsed: NodeID)
  }

  /// The source texts: the file, then one for each value from the command line.
  var sources: [SourceText]
  /// The indices of `sources` that scenes share. Relative paths in them start from their own
  /// folders.
  var sharedSources: Set<Int> = []
  var nodes: [Node] = []
  var links: [NodeID] = []
  var root = NodeID(index: 0)
  /// The number of values. The values of an alias count at every use.
  var valueCount = 0
  /// The mistakes that did not prevent reading, such as a repeated key.
  var mistakes: [Diagnostic] = []

  /// Returns the position where a node begins.
  func position(of node: NodeID) -> SourcePosition {
    sources[self[node].source].position(at: self[node].offset)
  }

  /// Returns a diagnostic at the position of a node.
  func diagnostic(
    _ message: String, at node: NodeID, path: SceneKeyPath, suggestion: String? = nil, valid: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      file: sources[self[node].source].name, position: position(of: node), keyPath: path.text, message: message,
      suggestion: suggestion, valid: valid)
  }

  /// Returns the node itself, or the parsed node for a value from the command line.
  func parsed(_ node: NodeID) -> NodeID {
    if case .argument(_, let parsed) = self[node].content { return parsed }
    return node
  }

  /// Returns the text of a scalar; nil for a sequence or a mapping.
  func scalarText(_ node: NodeID) -> String? {
    switch self[node].content {
    case .scalar(let text, _), .argument(let text, _): text
    case .sequence, .mapping: nil
    }
  }

  /// Returns the elements of a sequence; nil for any other node.
  func elements(_ node: NodeID) -> ArraySlice<NodeID>? {
    guard case .sequence(let range) = self[parsed(node)].content else { return nil }
    return links[range]
  }

  /// Returns the keys and values of a mapping in the order of the file; nil for any other node.
  func pairs(_ node: NodeID) -> [(key: NodeID, value: NodeID)]? {
    guard case .mapping(let range) = self[parsed(node)].content else { return nil }
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { (links[$0], links[$0 + 1]) }
  }

  /// Returns the value of a key; nil if the node is not a mapping or does not have the key.
  func value(of key: String, in node: NodeID) -> NodeID? {
    pairs(node)?.first { scalarText($0.key) == key }?.value
  }

  /// Returns the node at a path from the root, or the last existing node on this path.
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
