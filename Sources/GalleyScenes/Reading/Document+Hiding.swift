package import GalleyFiles

extension Document {
  /// The keys whose values are texts that readers of the picture see. All other strings are names
  /// of views, colours, files, fonts or languages.
  package static let shownKeys: Set<String> = [
    "text", "title", "subtitle", "detail", "placeholder", "header", "footer", "caption", "type", "paste", "mark",
    "commit",
    "arguments", "truncationToken", "link", "runs", "rows", "attributedPlaceholder",
    "attributedTitle",
  ]

  /// Returns the document as JSON, which is YAML too. Each string that readers see is changed by
  /// `hide`, and each number that they see by `hideNumber`. Format specifiers such as `%d` stay.
  /// Comments are left out.
  /// - Parameter localized: the texts that replace keys of strings, by the positions of the keys; the tables are then
  ///   left out. nil keeps both.
  package func json(
    hidingTextBy hide: @escaping (String) -> String, numbersBy hideNumber: @escaping (Double) -> Double,
    localized: [SourcePosition: String]?
  ) -> JSON {
    json(root, .name, key: "", Hiding(hide: hide, hideNumber: hideNumber, localized: localized))
  }

  /// True if strings of the document are in separate files.
  package var namesStringFiles: Bool {
    nodes.indices.compactMap { value(of: "strings", in: NodeID(index: $0)) }.contains { tables in
      (pairs(tables) ?? []).contains { key, value in scalarText(key) != "developmentLanguage" && pairs(value) == nil }
    }
  }

  /// The names of included files, as the document spells them.
  package var includedFileNames: [String] {
    nodes.indices.compactMap { value(of: "include", in: NodeID(index: $0)) }.flatMap { value in
      (elements(value).map(Array.init) ?? [value]).compactMap(scalarText)
    }
  }

  /// The meaning of a string, which depends on the keys above it.
  private enum Role {
    case name, shown
    /// The node contains texts or file names by language.
    case tables
    /// The node contains texts by string-table key.
    case table
  }

  /// The functions that replace text and numbers.
  private struct Hiding {
    var hide: (String) -> String
    var hideNumber: (Double) -> Double
    var localized: [SourcePosition: String]?
  }

  /// - Parameter key: the key whose value is the node, or the list that contains the node.
  private func json(_ node: NodeID, _ role: Role, key: String, _ hiding: Hiding) -> JSON {
    if let pairs = pairs(node) {
      if let text = localizedText("localized", in: node, hiding) { return .string(text) }
      let shown = localizedText("key", in: node, hiding)
      // A gradient has a type, too.
      let isGradient = pairs.contains { scalarText($0.key) == "colors" }
      let owner = key
      return .object(
        pairs.compactMap { key, value in
          let name = scalarText(key) ?? ""
          if let shown {
            if name == "key" { return JSON.Member(name: owner == "button" ? "title" : "text", value: .string(shown)) }
            if name == "keyContext" || name == "arguments" { return nil }
          }
          // In a scene with tables, a text that is in none of them is not pseudo-translated.
          if name == "strings", hiding.localized != nil {
            return JSON.Member(name: name, value: .object([JSON.Member(name: "en", value: .object([]))]))
          }
          let below: Role =
            switch role {
            case .tables: .tables
            case .table: .table
            case .name, .shown:
              name == "strings" ? .tables : Document.isShown(name) && !(isGradient && name == "type") ? .shown : .name
            }
          // Only mappings by language contain texts; strings there name files.
          let isLanguage = role == .tables && self.pairs(value) != nil
          return JSON.Member(name: name, value: json(value, isLanguage ? .table : below, key: name, hiding))
        })
    }
    if let elements = elements(node) { return .array(elements.map { json($0, role, key: key, hiding) }) }
    guard case .scalar(let text, let isQuoted) = self[parsed(node)].content else { return .null }
    switch isQuoted ? .string : PlainScalar(text) {
    case .null: return .null
    case .boolean(let value): return .bool(value)
    case .number(let value) where value.isFinite: return .number(isShown(role) ? hiding.hideNumber(value) : value)
    case .number, .string: break
    }
    switch role {
    case .shown: return .string(hiding.hide(text))
    case .table: return .string(StringFormat.changing(text, by: hiding.hide))
    case .name, .tables: return .string(text)
    }
  }

  /// Returns the replacement for the string-table text that a member shows; nil if the member shows
  /// no string-table text.
  private func localizedText(_ key: String, in node: NodeID, _ hiding: Hiding) -> String? {
    guard let texts = hiding.localized, let value = value(of: key, in: node) else { return nil }
    return texts[position(of: value)].map(hiding.hide)
  }

  private func isShown(_ role: Role) -> Bool { role == .shown || role == .table }

  /// True if readers see the string of a key. The key of a setting contains the name of a view, as
  /// in `title.text`.
  private static func isShown(_ key: String) -> Bool {
    shownKeys.contains(key.split(separator: ".").last.map(String.init) ?? key)
  }
}
