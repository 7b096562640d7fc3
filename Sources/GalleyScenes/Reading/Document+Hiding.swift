package import GalleyFiles

extension Document {
  /// The keys whose strings are shown to readers. All others are names: of views, colours, files, fonts, languages.
  package static let shownKeys: Set<String> = [
    "text", "title", "subtitle", "detail", "placeholder", "header", "footer", "caption", "type", "paste", "mark",
    "commit",
    "arguments", "truncationToken", "link", "runs", "rows", "attributedPlaceholder",
    "attributedTitle",
  ]

  /// Returns the document as JSON, which is YAML too, with each string that is shown to readers changed by `hide`, and each
  /// number that is by `hideNumber`. What stands for arguments in strings stays, as `%d` does. Comments are not in it.
  package func json(hidingTextBy hide: (String) -> String, numbersBy hideNumber: (Double) -> Double) -> JSON {
    json(root, .name, hide, hideNumber)
  }

  /// The files that the document includes, as it names them.
  package var includedFileNames: [String] {
    nodes.indices.compactMap { value(of: "include", in: NodeID(index: $0)) }.flatMap { value in
      (elements(value).map(Array.init) ?? [value]).compactMap(scalarText)
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

  private func json(
    _ node: NodeID, _ role: Role, _ hide: (String) -> String, _ hideNumber: (Double) -> Double
  ) -> JSON {
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
          return JSON.Member(name: name, value: json(value, isLanguage ? .table : below, hide, hideNumber))
        })
    }
    if let elements = elements(node) { return .array(elements.map { json($0, role, hide, hideNumber) }) }
    guard case .scalar(let text, let isQuoted) = self[parsed(node)].content else { return .null }
    switch isQuoted ? .string : PlainScalar(text) {
    case .null: return .null
    case .boolean(let value): return .bool(value)
    case .number(let value) where value.isFinite: return .number(isShown(role) ? hideNumber(value) : value)
    case .number, .string: break
    }
    switch role {
    case .shown: return .string(hide(text))
    case .table: return .string(StringFormat.changing(text, by: hide))
    case .name, .tables: return .string(text)
    }
  }

  private func isShown(_ role: Role) -> Bool { role == .shown || role == .table }

  /// A setting names a view, too: `title.text`.
  private static func isShown(_ key: String) -> Bool {
    shownKeys.contains(key.split(separator: ".").last.map(String.init) ?? key)
  }
}
