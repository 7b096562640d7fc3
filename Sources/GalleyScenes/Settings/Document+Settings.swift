import GalleyBase

extension Document {
  /// Replaces values by those from the command line, each given as `id.key=value`. Unknown keys are
  /// not reported here, but when the value is decoded, at their position in the setting.
  ///
  /// The limits apply to file and settings together.
  /// - Throws: all settings that cannot be made. If there are too many, or one exceeds a limit, only that.
  mutating func apply(_ settings: [String], limits: ReadingLimits = ReadingLimits()) throws(SceneError) {
    guard settings.count <= limits.settings else {
      let setting = Setting(settings[limits.settings], line: limits.settings + 1)
      throw setting.failure(
        "there are \(settings.count.grouped) settings; at most \(limits.settings.grouped) are allowed")
    }
    var mistakes: [Diagnostic] = []
    var changes = Changes(limits: limits)
    for (index, text) in settings.enumerated() {
      let setting = Setting(text, line: index + 1)
      do throws(SceneError) {
        try apply(setting, &changes)
      } catch {
        mistakes += error.diagnostics
        if changes.isBeyondLimit { break }
      }
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  /// The state that is carried from one `--set` option to the next.
  private struct Changes {
    let limits: ReadingLimits
    /// The first view with each name. Nil before the first `--set` option, and after an option that
    /// may have changed names.
    var views: ViewIdentifiers?
    /// The nodes that a `--set` option created. No other node shares them, so later options change
    /// them in place.
    var own: Set<NodeID> = []
    var isBeyondLimit = false
  }

  private mutating func apply(_ setting: Setting, _ changes: inout Changes) throws(SceneError) {
    guard let (id, steps, value) = setting.parts else {
      throw setting.failure("\"\(setting.text.shortened)\" is not of the form id.key=value")
    }
    let views = changes.views ?? ViewIdentifiers(self)
    changes.views = views
    guard let view = views.first(id) else {
      let ids = views.entries.map(\.id)
      let near = nearestSpelling(to: id, among: ids)
      throw setting.failure("there is no view \"\(id.shortened)\"", suggestion: near, valid: ids)
    }
    sources.append(setting.source)
    let keySource = sources.count - 1
    let path = view.path.steps.map { Setting.Step(step: $0, offset: 0) } + steps
    let node = try addArgument(value, of: setting, depth: path.count, &changes)
    var replacement = Replacement(setting: setting, source: keySource, own: changes.own)
    changes.own = []
    root = try replacing(root, path[...], by: node, &replacement)
    changes.own = replacement.own
    let holders: Set = ["id", "subviews", "views", "content", "rows"]
    if steps.first.map({ holders.map(SceneKeyPath.Step.key).contains($0.step) }) ?? true { changes.views = nil }
    valueCount += replacement.copied
    if valueCount > changes.limits.values {
      changes.isBeyondLimit = true
      throw setting.failure("with this setting there are more than \(changes.limits.values.grouped) values")
    }
  }

  /// The state during the replacement of one value of a document.
  private struct Replacement {
    let setting: Setting
    let source: Int
    /// The nodes that a `--set` option created, which later options may change in place.
    var own: Set<NodeID>
    /// The number of values that were copied.
    var copied = 0
  }

  /// Adds a node for a value from the command line, with its text and its parsed YAML value.
  /// `depth` is the number of levels above the node.
  private mutating func addArgument(
    _ value: Substring, of setting: Setting, depth: Int, _ changes: inout Changes
  ) throws(SceneError) -> NodeID {
    let text = SourceText(
      name: setting.source.name, bytes: Array(value.utf8), start: setting.source.position(at: setting.offset(of: value))
    )
    sources.append(text)
    let source = sources.count - 1
    let before = (nodes: nodes.count, links: links.count, mistakes: mistakes.count)
    var reader = DocumentReader(source: source, limits: changes.limits, depth: depth, values: valueCount)
    var parsed: NodeID?
    do throws(SceneError) {
      parsed = try reader.read(into: &self)
    } catch {
      if reader.isBeyondLimit {
        changes.isBeyondLimit = true
        throw error
      }
    }
    if let parsed, mistakes.count == before.mistakes {
      valueCount = reader.values
      return add(Node(content: .argument(String(value), parsed: parsed), source: source, offset: 0))
    }
    // Not YAML, such as #FF0000 without quotes: only a string.
    nodes.removeLast(nodes.count - before.nodes)
    links.removeLast(links.count - before.links)
    mistakes.removeLast(mistakes.count - before.mistakes)
    let string = add(Node(content: .scalar(String(value), isQuoted: !value.isEmpty), source: source, offset: 0))
    return add(Node(content: .argument(String(value), parsed: string), source: source, offset: 0))
  }

  /// Returns `node` with another value at the end of the path. The node is copied unless a setting
  /// created it, so that nodes shared by an alias do not change elsewhere. Missing mappings are
  /// added.
  private mutating func replacing(
    _ node: NodeID, _ steps: ArraySlice<Setting.Step>, by value: NodeID, _ replacement: inout Replacement
  ) throws(SceneError) -> NodeID {
    guard let step = steps.first else { return value }
    switch step.step {
    case .index(let index):
      guard let list = elements(node), index < list.count else {
        let count = elements(node)?.count ?? 0
        throw replacement.setting.failure("there is no [\(index)]: the length of the list is \(count)", at: step.offset)
      }
      let place = list.startIndex + index
      let new = try replacing(links[place], steps.dropFirst(), by: value, &replacement)
      return put(new, at: place, of: node, &replacement)
    case .key(let key):
      guard let pairs = pairs(node) else {
        throw replacement.setting.failure(
          "there is no \(key.shortened): its parent is not a mapping", at: step.offset)
      }
      if let index = pairs.firstIndex(where: { scalarText($0.key) == key }), let range = linkRange(of: node) {
        let place = range.lowerBound + 2 * index + 1
        let new = try replacing(links[place], steps.dropFirst(), by: value, &replacement)
        return put(new, at: place, of: node, &replacement)
      }
      let keyNode = add(Node(content: .scalar(key, isQuoted: true), source: replacement.source, offset: step.offset))
      let empty = add(Node(content: .mapping(0..<0), source: replacement.source, offset: step.offset))
      let new = try replacing(empty, steps.dropFirst(), by: value, &replacement)
      return addCopy(of: node, links: pairs.flatMap { [$0.key, $0.value] } + [keyNode, new], &replacement)
    }
  }

  /// Returns the sequence or mapping `node` with another node at an index of `links`.
  private mutating func put(_ new: NodeID, at place: Int, of node: NodeID, _ replacement: inout Replacement) -> NodeID {
    let node = parsed(node)
    guard let range = linkRange(of: node), !replacement.own.contains(node) else {
      links[place] = new
      return node
    }
    var copy = Array(links[range])
    copy[place - range.lowerBound] = new
    return addCopy(of: node, links: copy, &replacement)
  }

  /// Adds a copy of the sequence or mapping `node` with other members.
  private mutating func addCopy(of node: NodeID, links new: [NodeID], _ replacement: inout Replacement) -> NodeID {
    let node = parsed(node)
    let range = links.count..<(links.count + new.count)
    links += new
    let content: Content = if case .sequence = self[node].content { .sequence(range) } else { .mapping(range) }
    let copy = add(Node(content: content, source: self[node].source, offset: self[node].offset))
    replacement.copied += new.count
    replacement.own.insert(copy)
    return copy
  }

  /// Returns the indices in `links` of the members of a sequence or mapping; nil for other nodes.
  private func linkRange(of node: NodeID) -> Range<Int>? {
    switch self[parsed(node)].content {
    case .sequence(let range), .mapping(let range): range
    case .scalar, .argument: nil
    }
  }
}
