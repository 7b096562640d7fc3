import CFYAML

extension Document {
  /// Reads YAML 1.2 or its subset JSON. The text is UTF-8, may have a byte order mark, and is one
  /// document without tags.
  ///
  /// Aliases are allowed: every use counts against `limits.values`. Merge keys (`<<`) are YAML 1.1 and are not.
  /// - Throws: the first mistake that prevents reading; the text after it is not checked.
  public init(reading bytes: [UInt8], file: String, limits: ReadingLimits = ReadingLimits()) throws(SceneError) {
    let source = try checkedText(bytes, file: file, limits: limits)
    self.init(sources: [source])
    var reader = DocumentReader(source: 0, limits: limits)
    root = try reader.read(into: &self)
    valueCount = reader.values
  }
}

/// Converts the parser events of one text to nodes of a document.
struct DocumentReader {
  /// A sequence or mapping whose end has not been read yet.
  private struct Open {
    var node: NodeID
    var isMapping: Bool
    var anchor: String?
    var children: [NodeID] = []
    /// In a mapping, the key whose value is read next.
    var key: NodeID?
    /// True if the next value is dropped together with its key.
    var rejectsValue = false
    /// The first use of each key. It is filled only for mappings with so many keys that searching
    /// `children` would take long.
    var keys: [String: NodeID] = [:]
    static let fewKeys = 16
    /// The number of nodes read so far in this sequence or mapping, with aliases counted at every
    /// use. `height` is the number of levels below this node.
    var values = 1
    var height = 0

    /// Returns the earlier node with the same key. Returns nil if `node` is the first, and stores
    /// it.
    mutating func firstUse(of key: String, by node: NodeID, in document: Document) -> NodeID? {
      if children.count < 2 * Open.fewKeys {
        return stride(from: 0, to: children.count, by: 2).first { document.scalarText(children[$0]) == key }
          .map { children[$0] }
      }
      if keys.isEmpty {
        for index in stride(from: 0, to: children.count, by: 2) {
          keys[document.scalarText(children[index]) ?? ""] = children[index]
        }
      }
      if let first = keys[key] { return first }
      keys[key] = node
      return nil
    }
  }

  /// A node that an alias may refer to. `extent` is its number of nodes and levels; nil until the
  /// end of the node is read.
  private struct Anchor {
    var node: NodeID
    var extent: (values: Int, height: Int)?
  }

  private let source: Int
  private let limits: ReadingLimits
  private var open: [Open] = []
  private var anchors: [String: Anchor] = [:]
  /// The number of levels in the document above the root node of the text.
  private let depth: Int
  /// The number of values in the document so far.
  private(set) var values: Int
  /// True if reading stopped because the text exceeds a limit.
  private(set) var isBeyondLimit = false
  /// The offset for an empty value, which is after the preceding token.
  private var lastOffset = 0
  /// The root node of the text; nil until the text is read.
  private(set) var root: NodeID?

  /// Creates a reader for a text that is `depth` levels deep in a document with `values` other
  /// values.
  init(source: Int, limits: ReadingLimits, depth: Int = 0, values: Int = 0) {
    self.source = source
    self.limits = limits
    self.depth = depth
    self.values = values
  }

  /// Reads the text `document.sources[source]` and returns its root node.
  mutating func read(into document: inout Document) throws(SceneError) -> NodeID {
    var json = JSONDocumentReader(self, document, source: source)
    do throws(SceneError) {
      if let root = try json.readText() {
        (self, document) = (json.reader, json.document)
        return root
      }
    } catch {
      isBeyondLimit = json.reader.isBeyondLimit
      throw error
    }
    let bytes = document.sources[source].bytes
    // Typed errors cannot pass through the closure, so the outcome does.
    let outcome: Result<NodeID, SceneError> = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress, let reader = unsafe cfyaml_open(base, characters.count) else {
          return .failure(failure("there is not enough memory to read the file", at: 0, document))
        }
        defer { unsafe cfyaml_close(reader) }
        do throws(SceneError) {
          return unsafe .success(try readEvents(of: reader, into: &document))
        } catch {
          return .failure(error)
        }
      }
    }
    return try outcome.get()
  }

  private mutating func readEvents(
    of reader: OpaquePointer, into document: inout Document
  ) throws(SceneError) -> NodeID {
    var isInDocument = false
    while true {
      let event = unsafe cfyaml_next(reader)
      switch unsafe event.kind {
      case CFYAML_END:
        guard let root else { throw failure("the file has only white space and comments", at: 0, document) }
        return root
      case CFYAML_FAILED: throw unsafe SceneError([syntaxError(event, in: document.sources[source])])
      case CFYAML_DOCUMENT:
        if isInDocument {
          throw unsafe failure(
            "a second document begins here; a file can have only one",
            at: event.offset >= 0 ? event.offset : lastOffset,
            document)
        }
        isInDocument = true
      default: unsafe try take(event, into: &document)
      }
    }
  }

  private mutating func take(_ event: cfyaml_event, into document: inout Document) throws(SceneError) {
    let offset = unsafe startOffset(of: event, in: document.sources[source], behind: lastOffset)
    lastOffset = max(lastOffset, offset)
    if let tag = unsafe string(event.tag) {
      report("the tag \(tag) is not supported; put a value in quotes to make it a string", at: offset, in: &document)
    }
    let anchor = unsafe string(event.anchor)
    switch unsafe event.kind {
    case CFYAML_SCALAR:
      let text = unsafe string(event.text) ?? ""
      try unsafe addScalar(text, isQuoted: event.is_quoted, anchor: anchor, at: offset, to: &document)
    case CFYAML_ALIAS: unsafe try attachAlias(string(event.text) ?? "", at: offset, to: &document)
    case CFYAML_SEQUENCE_START, CFYAML_MAPPING_START:
      let isMapping = unsafe event.kind == CFYAML_MAPPING_START
      try self.open(isMapping: isMapping, anchor: anchor, at: offset, in: &document)
    default: try close(in: &document)
    }
  }

  private func add(_ content: Document.Content, at offset: Int, to document: inout Document) -> NodeID {
    document.add(Document.Node(content: content, source: source, offset: offset))
  }

  /// Adds a scalar to the sequence or mapping that is being read, or as the root.
  mutating func addScalar(
    _ text: String, isQuoted: Bool, anchor: String?, at offset: Int, to document: inout Document
  ) throws(SceneError) {
    let node = add(.scalar(text, isQuoted: isQuoted), at: offset, to: &document)
    if let anchor { anchors[anchor] = Anchor(node: node, extent: (1, 0)) }
    lastOffset = max(lastOffset, offset + (isQuoted ? 0 : text.utf8.count))
    try attach(node, values: 1, height: 0, to: &document)
  }

  /// Begins a sequence or mapping. It receives the following nodes until it is closed.
  mutating func open(
    isMapping: Bool, anchor: String?, at offset: Int, in document: inout Document
  ) throws(SceneError) {
    lastOffset = max(lastOffset, offset)
    let node = add(isMapping ? .mapping(0..<0) : .sequence(0..<0), at: offset, to: &document)
    if let anchor { anchors[anchor] = Anchor(node: node, extent: nil) }
    open.append(Open(node: node, isMapping: isMapping, anchor: anchor))
    try checkDepth(open.count, at: offset, document)
  }

  /// Ends the sequence or mapping that was begun last.
  mutating func close(in document: inout Document) throws(SceneError) {
    guard let done = open.popLast() else { preconditionFailure("an end without a start") }
    let range = document.links.count..<(document.links.count + done.children.count)
    document.links += done.children
    document[done.node].content = done.isMapping ? .mapping(range) : .sequence(range)
    if let anchor = done.anchor, anchors[anchor]?.node == done.node {
      anchors[anchor]?.extent = (done.values, done.height + 1)
    }
    try attach(done.node, values: done.values, height: done.height + 1, to: &document)
  }

  private mutating func attachAlias(_ name: String, at offset: Int, to document: inout Document) throws(SceneError) {
    guard let anchor = anchors[name] else {
      throw failure(
        "the alias *\(name) has no anchor &\(name) before it; a text that begins with \"*\" needs quotes", at: offset,
        document)
    }
    guard let extent = anchor.extent else {
      throw failure("the alias *\(name) is inside the value that it repeats", at: offset, document)
    }
    try checkDepth(open.count + extent.height, at: offset, document)
    try attach(anchor.node, values: extent.values, height: extent.height, to: &document)
  }

  /// Adds a complete node to the sequence or mapping that is being read, or as the root.
  private mutating func attach(
    _ node: NodeID, values added: Int, height: Int, to document: inout Document
  ) throws(SceneError) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    values += added
    if values > limits.values {
      isBeyondLimit = true
      throw failure(
        "there are more than \(limits.values.grouped) values, counting those of an alias at every use: write fewer, "
          + "or add --budget values=\(2 * limits.values)",
        at: lastOffset, document)
    }
    open[last].values += added
    open[last].height = max(open[last].height, height)
    guard open[last].isMapping else {
      open[last].children.append(node)
      return
    }
    if let key = open[last].key {
      open[last].key = nil
      open[last].children += [key, node]
    } else if open[last].rejectsValue {
      open[last].rejectsValue = false
    } else if isNewKey(node, in: &document) {
      open[last].key = node
    } else {
      open[last].rejectsValue = true
    }
  }

  /// Returns true if a key is a scalar that is new in the mapping. Otherwise reports the key.
  private mutating func isNewKey(_ node: NodeID, in document: inout Document) -> Bool {
    let offset = document[node].offset
    guard let key = document.scalarText(node) else {
      report("a key must be a word, not a list or a mapping", at: offset, in: &document)
      return false
    }
    guard let first = open[open.count - 1].firstUse(of: key, by: node, in: document) else { return true }
    let position = document.position(of: first)
    report(
      "the key \"\(key)\" is repeated; the first is at \(position.line):\(position.column)",
      at: offset, in: &document)
    return false
  }

  private mutating func checkDepth(_ levels: Int, at offset: Int, _ document: Document) throws(SceneError) {
    if depth + levels > limits.depth {
      isBeyondLimit = true
      throw failure("lists and mappings are nested more than \(limits.depth) deep", at: offset, document)
    }
  }

  /// Adds a mistake that does not prevent reading the rest.
  private func report(_ message: String, at offset: Int, in document: inout Document) {
    let text = document.sources[source]
    document.mistakes.append(
      Diagnostic(file: text.name, position: text.position(at: offset), keyPath: keyPath(in: document), message: message)
    )
  }

  private func failure(_ message: String, at offset: Int, _ document: Document) -> SceneError {
    let text = document.sources[source]
    return SceneError([Diagnostic(file: text.name, position: text.position(at: offset), message: message)])
  }

  /// Returns the path to the sequence or mapping that is being read.
  private func keyPath(in document: Document) -> String {
    var path = SceneKeyPath()
    for container in open {
      if container.isMapping {
        if let key = container.key { path.append(key: document.scalarText(key) ?? "") }
      } else {
        path.append(index: container.children.count)
      }
    }
    return path.text
  }
}
