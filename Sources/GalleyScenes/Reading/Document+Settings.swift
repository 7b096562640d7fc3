import GalleyBase

extension Document {
  /// Replaces values by those of the command line, each given as `id.key=value`. Keys are not checked here: decoding
  /// reports an unknown one at its place in the setting.
  /// - Throws: all settings that cannot be made.
  mutating func apply(_ settings: [String]) throws(SceneError) {
    var mistakes: [Diagnostic] = []
    for (index, text) in settings.enumerated() {
      let setting = Setting(text, line: index + 1)
      do throws(SceneError) {
        try apply(setting)
      } catch {
        mistakes += error.diagnostics
      }
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  private mutating func apply(_ setting: Setting) throws(SceneError) {
    guard let (id, steps, value) = setting.parts else {
      throw setting.failure("\"\(setting.text.shortened)\" is not of the form id.key=value", at: 0)
    }
    let views = ViewIdentifiers(self).entries
    guard let view = views.first(where: { $0.id == id }) else {
      let ids = views.map(\.id)
      let near = nearestSpelling(to: id, among: ids)
      throw setting.failure("there is no view \"\(id.shortened)\"", at: 0, suggestion: near, valid: ids)
    }
    sources.append(setting.source)
    let keySource = sources.count - 1
    let node = addArgument(value, of: setting)
    let path = view.path.steps.map { Setting.Step(step: $0, offset: 0) } + steps
    root = try replacing(root, path[...], by: node, Replacement(setting: setting, source: keySource))
  }

  /// What every step of a replacement needs to know.
  private struct Replacement {
    let setting: Setting
    let source: Int
  }

  /// The value as a node: its text, and what it is as YAML.
  private mutating func addArgument(_ value: Substring, of setting: Setting) -> Int {
    let text = SourceText(
      name: setting.source.name, bytes: Array(value.utf8), start: setting.source.position(at: setting.offset(of: value))
    )
    sources.append(text)
    let source = sources.count - 1
    var attempt = self
    var reader = DocumentReader(source: source, limits: ReadingLimits())
    let parsed: Int
    if let node = try? reader.read(into: &attempt), attempt.mistakes.count == mistakes.count {
      self = attempt
      parsed = node
    } else {
      // Not YAML, such as #FF0000 without quotes: a string and nothing else.
      nodes.append(Node(content: .scalar(String(value), isQuoted: !value.isEmpty), source: source, offset: 0))
      parsed = nodes.count - 1
    }
    nodes.append(Node(content: .argument(String(value), parsed: parsed), source: source, offset: 0))
    return nodes.count - 1
  }

  /// A copy of `node` in which the value at the end of the steps is another. Nodes that an alias shares stay as they
  /// are elsewhere. Missing mappings are made.
  private mutating func replacing(
    _ node: Int, _ steps: ArraySlice<Setting.Step>, by value: Int, _ replacement: Replacement
  ) throws(SceneError) -> Int {
    guard let step = steps.first else { return value }
    switch step.step {
    case .index(let index):
      guard var list = elements(node).map(Array.init), index < list.count else {
        let count = elements(node)?.count ?? 0
        throw replacement.setting.failure("there is no [\(index)]: the list has \(count) elements", at: step.offset)
      }
      list[index] = try replacing(list[index], steps.dropFirst(), by: value, replacement)
      return addCopy(of: node, links: list) { .sequence($0) }
    case .key(let key):
      guard var pairs = pairs(node) else {
        throw replacement.setting.failure(
          "there is no \(key.shortened): what holds it is not a mapping", at: step.offset)
      }
      if let place = pairs.firstIndex(where: { scalarText($0.key) == key }) {
        pairs[place].value = try replacing(pairs[place].value, steps.dropFirst(), by: value, replacement)
      } else {
        nodes.append(Node(content: .scalar(key, isQuoted: true), source: replacement.source, offset: step.offset))
        let keyNode = nodes.count - 1
        nodes.append(Node(content: .mapping(0..<0), source: replacement.source, offset: step.offset))
        let empty = nodes.count - 1
        pairs.append((keyNode, try replacing(empty, steps.dropFirst(), by: value, replacement)))
      }
      return addCopy(of: node, links: pairs.flatMap { [$0.key, $0.value] }) { .mapping($0) }
    }
  }

  private mutating func addCopy(of node: Int, links new: [Int], _ content: (Range<Int>) -> Content) -> Int {
    let range = links.count..<(links.count + new.count)
    links += new
    nodes.append(Node(content: content(range), source: nodes[node].source, offset: nodes[node].offset))
    return nodes.count - 1
  }
}
