import GalleyBase

extension StringFile {
  /// The character between the context and the text of a key, as in gettext.
  static let contextSeparator = "\u{4}"

  /// Reads a gettext file by the rules of the gettext manual. Its keys are the texts of the
  /// development language, which are used for fuzzy and empty entries. Obsolete entries are left
  /// out.
  /// - Parameters:
  ///   - language: the language; nil means the one in the header.
  ///   - unstated: the language for a file whose header states none.
  init(gettext scanner: StringScanner, language: String?, unstated: String?) throws(Diagnostic) {
    self.init()
    var scanner = scanner
    let entries = try GettextEntry.entries(&scanner)
    var (formula, stated) = (PluralFormula.germanic, language)
    if let header = entries.first(where: \.isHeader)?.texts[0] {
      if let found = Self.field("Language", of: header), !found.isEmpty { stated = language ?? found }
      if let plurals = Self.field("Plural-Forms", of: header), let equals = plurals.firstRange(of: "plural=") {
        guard let found = PluralFormula(String(plurals[equals.upperBound...].prefix { $0 != ";" })) else {
          throw scanner.mistake("the formula of Plural-Forms cannot be read: \(plurals.shortened)", at: 0)
        }
        formula = found
      }
    }
    var strings: [String: LocalizedString] = [:]
    for entry in entries where !entry.isHeader {
      guard sources[entry.key] == nil else {
        throw scanner.mistake("the message \"\(entry.id.shortened)\" is repeated", at: entry.place)
      }
      if let plural = entry.plural {
        sources[entry.key] = LocalizedString(.formula(.germanic, [entry.id, plural]))
        let forms = (0..<max(1, entry.texts.count)).map { entry.texts[$0] ?? "" }
        if !entry.isFuzzy, !forms.contains("") { strings[entry.key] = LocalizedString(.formula(formula, forms)) }
      } else {
        sources[entry.key] = LocalizedString(entry.id)
        if !entry.isFuzzy, let text = entry.texts[0], !text.isEmpty { strings[entry.key] = LocalizedString(text) }
      }
    }
    guard let stated = stated ?? unstated, stated.isLanguageTag else {
      throw scanner.mistake(
        "the language is unknown: write `Language: de` in the header, or call the file de.po", at: 0)
    }
    tables = [(stated, strings)]
  }

  /// Returns the value of a field of a header; nil if the field is missing.
  private static func field(_ name: String, of header: String) -> String? {
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix(name.lowercased() + ":") {
      return String(line.dropFirst(name.count + 1).drop { $0 == " " })
    }
    return nil
  }
}
