package import GalleyFiles

extension Document {
  /// The keys whose strings are shown to readers. All others are names: of views, colours, files, fonts, languages.
  package static let shownKeys: Set<String> = [
    "text", "title", "subtitle", "detail", "placeholder", "header", "footer", "caption", "type", "paste", "mark",
    "commit",
    "arguments", "truncationToken", "link", "runs", "rows", "attributedPlaceholder",
    "attributedTitle",
  ]

  /// Returns the document as JSON, which is YAML too, with each string that is shown to readers changed by `hide`. Comments
  /// are not in it.
  /// - Parameter isTable: true for a file of strings by their keys, all of which are shown.
  package func json(hidingTextBy hide: (String) -> String, isTable: Bool = false) -> JSON {
    json(root, isTable ? .table : .name, hide)
  }

  /// The files of strings that the document names.
  package var stringFileNames: [String] {
    nodes.indices.compactMap { value(of: "strings", in: NodeID(index: $0)) }.flatMap { table in
      (pairs(table) ?? []).flatMap { elements($0.value).map(Array.init) ?? [$0.value] }.compactMap(scalarText)
    }
  }

  /// The meaning of a string, by the keys above it.
  private enum Role {
    case name, shown
    /// Texts or names of files by languages.
    case tables
    /// Texts by keys.
    case table
  }

  private func json(_ node: NodeID, _ role: Role, _ hide: (String) -> String) -> JSON {
    if let pairs = pairs(node) {
      // A gradient has a type, too.
      let isGradient = pairs.contains { scalarText($0.key) == "colors" }
      return .object(
        pairs.map { key, value in
          let name = scalarText(key) ?? ""
          let below: Role =
            switch role {
            case .tables: .tables
            case .table: .table
            case .name, .shown:
              name == "strings" ? .tables : Document.isShown(name) && !(isGradient && name == "type") ? .shown : .name
            }
          // Only mappings by languages hold texts; strings there name files.
          let isLanguage = role == .tables && self.pairs(value) != nil
          return JSON.Member(name: name, value: json(value, isLanguage ? .table : below, hide))
        })
    }
    if let elements = elements(node) { return .array(elements.map { json($0, role, hide) }) }
    guard case .scalar(let text, let isQuoted) = self[parsed(node)].content else { return .null }
    switch isQuoted ? .string : PlainScalar(text) {
    case .null: return .null
    case .boolean(let value): return .bool(value)
    case .number(let value) where value.isFinite: return .number(value)
    case .number, .string: return .string(role == .shown || role == .table ? hide(text) : text)
    }
  }

  /// A setting names a view, too: `title.text`.
  private static func isShown(_ key: String) -> Bool {
    shownKeys.contains(key.split(separator: ".").last.map(String.init) ?? key)
  }
}
