import GalleyBase
import GalleyFiles

extension Document {
  /// The keys that an included file may have.
  private static let includedKeys = [
    "galley", "include", "views", "constraints", "fonts", "colors", "styles", "strings",
  ]

  /// Inserts the content of included files. A file that is included at the root adds its views
  /// behind the document's own views, and adds those named colours, styles and strings that the
  /// document does not define. In lists of views, the file's views replace `include: file`.
  ///
  /// Each value keeps its position in its own file. Mistakes are reported.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - readable: the folders that the files may be in; nil for any.
  /// - Returns: the included files.
  mutating func include(
    from path: String, within readable: ReadableFolders? = nil, _ budgets: Budgets = Budgets()
  ) -> [SceneInput] {
    var budget = InclusionBudget(budgets: budgets, readable: readable)
    include(chain: [path], &budget)
    return budget.files.map { SceneInput(path: $0, role: "included file") }
  }

  /// - Parameter chain: the files that are being included, the outermost first.
  private mutating func include(chain: [String], _ budget: inout InclusionBudget) {
    // Keys of JSON are in quotes.
    let keys = [false, true].map { Content.scalar("include", isQuoted: $0) }
    guard nodes.contains(where: { keys.contains($0.content) }) else { return }
    let own = nodes.indices
    for index in own { expand(NodeID(index: index), chain, &budget) }
    guard let value = value(of: "include", in: root) else { return }
    for file in elements(value) ?? [value] {
      guard let other = load(file, chain, &budget) else { continue }
      adoptTables(of: other)
      for key in ["views", "constraints"] { prepend(key, of: other) }
    }
  }

  /// Replaces `include` in the elements of a list, or as a value of a mapping.
  private mutating func expand(_ node: NodeID, _ chain: [String], _ budget: inout InclusionBudget) {
    switch self[node].content {
    case .sequence(let range):
      guard links[range].contains(where: { inclusion($0) != nil }) else { return }
      var items: [NodeID] = []
      for item in Array(links[range]) {
        guard let file = inclusion(item) else {
          items.append(item)
          continue
        }
        guard let other = load(file, chain, &budget) else { continue }
        items += value(of: "views", in: other).flatMap(elements) ?? []
      }
      let start = links.count
      links += items
      self[node].content = .sequence(start..<links.count)
    case .mapping(let range):
      for place in stride(from: range.lowerBound + 1, to: range.upperBound, by: 2) {
        guard let file = inclusion(links[place]), let other = load(file, chain, &budget) else { continue }
        let views = value(of: "views", in: other).flatMap(elements) ?? []
        guard views.count == 1, let view = views.first else {
          note("expected a file with one view, found \(views.count)", at: file)
          continue
        }
        links[place] = view
      }
    case .scalar, .argument: return
    }
  }

  /// Returns the node with the file name if a mapping is only `include: file`; otherwise nil.
  private func inclusion(_ node: NodeID) -> NodeID? {
    guard node != root, let pairs = pairs(node), pairs.count == 1, scalarText(pairs[0].key) == "include" else {
      return nil
    }
    return pairs[0].value
  }

  /// Reads a file with all files that it includes, and returns its root. Returns nil and adds a
  /// mistake if that is not possible.
  private mutating func load(_ node: NodeID, _ chain: [String], _ budget: inout InclusionBudget) -> NodeID? {
    guard let name = scalarText(node), !name.isEmpty else {
      note("expected the path of a file", at: node)
      return nil
    }
    let folder = folderPart(of: sources[self[node].source].name)
    let path = (name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name).withoutDots
    guard !chain.contains(path) else {
      note("a file cannot include itself: \((chain + [path]).joined(separator: " → "))", at: node)
      return nil
    }
    guard !budget.isSpent else { return nil }
    if let refusal = budget.readable?.refusal(of: path) {
      note("\(name.shortened): \(refusal)", at: node)
      return nil
    }
    do throws(FileError) {
      let bytes = try readFile(path, limit: ReadingLimits().fileSize)
      if let overrun = budget.spend(bytes.count, path, depth: chain.count) {
        note(overrun, at: node)
        return nil
      }
      guard let other = read(bytes, path, chain, &budget) else { return nil }
      guard pairs(other) != nil else {
        note("\(name.shortened): expected a mapping, such as views: […]", at: node)
        return nil
      }
      return other
    } catch {
      note("\(name.shortened): \(error.reason)", at: node)
      return nil
    }
  }

  private mutating func read(
    _ bytes: [UInt8], _ path: String, _ chain: [String], _ budget: inout InclusionBudget
  ) -> NodeID? {
    do throws(SceneError) {
      var other = try Document(reading: bytes, file: path, limits: budget.limits)
      other.include(chain: chain + [path], &budget)
      for (key, _) in other.pairs(other.root) ?? [] where !Self.includedKeys.contains(other.scalarText(key) ?? "") {
        let name = other.scalarText(key) ?? ""
        other.note(
          "an included file cannot have the key \"\(name.shortened)\"",
          at: key, valid: Self.includedKeys)
      }
      mistakes += other.mistakes
      return append(other)
    } catch {
      mistakes += error.diagnostics
      return nil
    }
  }

  /// Inserts the elements of another mapping's list before those of the root's list.
  private mutating func prepend(_ key: String, of other: NodeID) {
    guard let pair = pairs(other)?.first(where: { scalarText($0.key) == key }), let items = elements(pair.value) else {
      return
    }
    let own = value(of: key, in: root)
    let start = links.count
    links += items + (own.flatMap(elements) ?? [])
    let like = self[own ?? pair.value]
    let list = add(Node(content: .sequence(start..<links.count), source: like.source, offset: like.offset))
    set(key, of: root, to: list, keyNode: pair.key)
  }

  private mutating func note(_ message: String, at node: NodeID, valid: [String] = []) {
    mistakes.append(diagnostic(message, at: node, path: SceneKeyPath().appending(key: "include"), valid: valid))
  }
}

/// The remaining budget of files that a scene may include, directly or indirectly.
struct InclusionBudget {
  /// The maximum nesting depth of included files.
  static let mostDepth = 32

  let budgets: Budgets
  /// The folders that included files may be in; nil means any folder.
  let readable: ReadableFolders?
  /// The paths of the files included so far.
  private(set) var files: [String] = []
  private var bytes = 0
  /// True if an inclusion was refused. All later inclusions are refused too.
  private(set) var isSpent = false

  init(budgets: Budgets, readable: ReadableFolders?) { (self.budgets, self.readable) = (budgets, readable) }

  /// The limits on each included file.
  fileprivate var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.values = budgets[.values]
    return limits
  }

  /// Counts an included file. Returns the reason why the file may not be included; nil if it may
  /// be.
  /// - Parameter depth: the number of files that include it, directly or indirectly.
  fileprivate mutating func spend(_ count: Int, _ path: String, depth: Int) -> String? {
    bytes += count
    files.append(path)
    isSpent = true
    if depth > Self.mostDepth { return "files include each other more than \(Self.mostDepth) levels deep" }
    let (mostFiles, mostBytes) = (budgets[.includedFiles], budgets[.includedBytes])
    if files.count > mostFiles { return Budget.includedFiles.overrun(total: files.count, of: mostFiles, here: nil) }
    if bytes > mostBytes { return Budget.includedBytes.overrun(total: bytes, of: mostBytes, here: nil) }
    isSpent = false
    return nil
  }
}

extension String {
  /// The path without `.`, and without `..` after a folder name.
  package var withoutDots: String {
    // Called for each scene, while few paths have parts to drop.
    guard hasPartsToDrop else { return self }
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// True if a part between slashes is empty, `.` or `..`. The slash at the beginning of an
  /// absolute path does not count as an empty part.
  private var hasPartsToDrop: Bool {
    let slash = UInt8(ascii: "/")
    let parts = utf8.first == slash ? utf8.dropFirst() : utf8[...]
    var (length, isOfDots) = (0, true)
    for byte in parts {
      if byte == slash, isOfDots, length < 3 { return true }
      (length, isOfDots) = byte == slash ? (0, true) : (length + 1, isOfDots && byte == UInt8(ascii: "."))
    }
    return isOfDots && length < 3
  }
}
