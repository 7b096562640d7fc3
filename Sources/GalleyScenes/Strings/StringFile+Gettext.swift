extension StringFile {
  /// The character between the context and the text of a key, as gettext has it.
  static let contextSeparator = "\u{4}"

  /// An entry of a .po file.
  private struct Entry {
    var context: String?
    var id: String?
    var plural: String?
    var texts: [Int: String] = [:]
    var isFuzzy = false

    var key: String { (context.map { $0 + StringFile.contextSeparator } ?? "") + (id ?? "") }
  }

  /// Reads a file of gettext's. Its keys are the texts of the development language. Entries that are fuzzy, obsolete or
  /// without a text are left out.
  /// - Parameters:
  ///   - language: the language; nil takes that of the header.
  ///   - unstated: the language if the header says none.
  init(gettext scanner: StringScanner, language: String?, unstated: String?) throws(Diagnostic) {
    self.init()
    var scanner = scanner
    var strings: [String: LocalizedString] = [:]
    var (formula, stated) = (PluralFormula.germanic, language)
    var entry = Entry()
    func finish() throws(Diagnostic) {
      guard let id = entry.id, !entry.isFuzzy || id.isEmpty else { return }
      if id.isEmpty, entry.context == nil {
        let header = entry.texts[0] ?? ""
        if let found = Self.field("Language", of: header), !found.isEmpty { stated = language ?? found }
        guard let plurals = Self.field("Plural-Forms", of: header), let equals = plurals.firstRange(of: "plural=")
        else { return }
        guard let found = PluralFormula(String(plurals[equals.upperBound...].prefix { $0 != ";" })) else {
          throw scanner.mistake("the formula of Plural-Forms cannot be read: \(plurals.shortened)", at: 0)
        }
        formula = found
        return
      }
      if let plural = entry.plural {
        sources[entry.key] = LocalizedString(.formula(.germanic, [id, plural]))
        let forms = (0..<max(1, entry.texts.count)).map { entry.texts[$0] ?? "" }
        if !forms.contains("") { strings[entry.key] = LocalizedString(.formula(formula, forms)) }
      } else {
        sources[entry.key] = LocalizedString(id)
        if let text = entry.texts[0], !text.isEmpty { strings[entry.key] = LocalizedString(text) }
      }
    }
    while true {
      scanner.skipSpace()
      guard scanner.next != nil else { break }
      if scanner.skip("#") {
        let comment = scanner.take { $0 != "\n" }
        if comment.hasPrefix(",") {
          if !entry.texts.isEmpty {
            try finish()
            entry = Entry()
          }
          if comment.contains("fuzzy") { entry.isFuzzy = true }
        }
        continue
      }
      let start = scanner.offset
      let word = scanner.take { $0.properties.isAlphabetic || $0 == "_" }
      var index = 0
      if scanner.skip("[") {
        index = Int(scanner.take { ("0"..."9").contains($0) }) ?? 0
        _ = scanner.skip("]")
      }
      let text = try Self.text(&scanner)
      if ["msgctxt", "msgid"].contains(word), !entry.texts.isEmpty {
        try finish()
        entry = Entry()
      }
      switch word {
      case "msgctxt": entry.context = text
      case "msgid": entry.id = text
      case "msgid_plural": entry.plural = text
      case "msgstr": entry.texts[index] = text
      default: throw scanner.mistake("expected msgid, msgid_plural, msgctxt or msgstr", at: start)
      }
    }
    try finish()
    guard let stated = stated ?? unstated, stated.isLanguageTag else {
      throw scanner.mistake(
        "the language cannot be told: write `Language: de` in the header, or call the file de.po", at: 0)
    }
    tables = [(stated, strings)]
  }

  /// Strings behind each other, which are one text.
  private static func text(_ scanner: inout StringScanner) throws(Diagnostic) -> String {
    scanner.skipSpace()
    guard scanner.next == "\"" else { throw scanner.mistake("expected a text in quotes") }
    var text = ""
    while scanner.next == "\"" {
      text += try scanner.takeQuoted()
      scanner.skipSpace()
    }
    return text
  }

  /// The value of a field of a header.
  private static func field(_ name: String, of header: String) -> String? {
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix(name.lowercased() + ":") {
      return String(line.dropFirst(name.count + 1).drop { $0 == " " })
    }
    return nil
  }
}
