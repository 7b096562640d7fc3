import GalleyBase
import GalleyUnicode

/// The strings of a scene or project, by language and key. UIKit counterpart: the string tables of
/// a bundle.
package struct StringTables: Hashable, Sendable {
  /// The strings of one language.
  struct Table: Hashable, Sendable {
    /// The name of the language as it was first written.
    var language: String
    /// The strings by key.
    var strings: [String: LocalizedString] = [:]
    /// The position of the table in a file, for messages about missing strings.
    var place: Diagnostic
  }

  /// A string that was found for a key.
  package struct Match {
    package var string: LocalizedString
    /// The language whose plural rules apply to the string.
    package var language: String
    /// True if the translation is missing and the development language's string is used.
    var isFallback: Bool
  }

  /// The languages in the order in which they were found.
  private(set) var languages: [String] = []
  /// The language from which the other languages are translated, as stated in a file; nil if no
  /// file states it.
  package var declaredDevelopmentLanguage: String?
  private var tables: [String: Table] = [:]

  /// Creates tables without strings.
  package init() {}

  /// True if there are no strings.
  package var isEmpty: Bool { tables.isEmpty }

  /// The language from which the other languages are translated: the declared language, or else the
  /// first.
  var development: String? { declaredDevelopmentLanguage ?? languages.first }

  /// Adds strings of a language, and replaces strings of existing keys. In the names of languages
  /// `-` and `_` are equivalent.
  mutating func add(_ strings: [String: LocalizedString], for language: String, at place: Diagnostic) {
    let name = Self.canonical(language)
    if tables[name] == nil { languages.append(language) }
    tables[name, default: Table(language: language, place: place)].strings.merge(strings) { _, new in new }
  }

  /// Adds strings of a language from a file.
  package mutating func add(_ strings: [String: LocalizedString], for language: String, of path: String) {
    let start = SourcePosition(line: 1, column: 1)
    add(strings, for: language, at: Diagnostic(file: path, position: start, message: ""))
  }

  /// Adds strings of the development language for missing keys. In files that use texts as keys,
  /// the string is the key itself.
  mutating func addSources(_ strings: [String: LocalizedString], at place: Diagnostic) {
    let language = development ?? "en"
    let name = Self.canonical(language)
    if tables[name] == nil { languages.append(language) }
    tables[name, default: Table(language: language, place: place)].strings.merge(strings) { old, _ in old }
  }

  /// Adds all strings of `other`.
  mutating func add(_ other: StringTables) {
    declaredDevelopmentLanguage = other.declaredDevelopmentLanguage ?? declaredDevelopmentLanguage
    for language in other.languages {
      guard let table = other.tables[Self.canonical(language)] else { continue }
      add(table.strings, for: language, at: table.place)
    }
  }

  /// The keys of all tables, sorted.
  var keys: [String] { Set(tables.values.flatMap(\.strings.keys)).sorted() }

  /// Returns the string of a key in the nearest language. The search begins with the locale's own
  /// language, then removes its subtags one by one, and ends with the development language. Nil if
  /// none of these has the string.
  package func match(_ key: String, locale: String) -> Match? {
    for name in Self.chain(of: locale) {
      if let table = tables[name], let string = table.strings[key] {
        return Match(string: string, language: table.language, isFallback: false)
      }
    }
    guard let development, let string = tables[Self.canonical(development)]?.strings[key] else { return nil }
    return Match(string: string, language: development, isFallback: string.isTranslated)
  }

  /// True if a locale belongs to a language, as `en_US` belongs to `en`.
  func covers(_ locale: String, _ language: String) -> Bool {
    Self.chain(of: locale).contains(Self.canonical(language))
  }

  /// Returns the string of a key in exactly this language; nil if the language's table does not
  /// have it.
  func string(_ key: String, in language: String) -> LocalizedString? {
    tables[Self.canonical(language)]?.strings[key]
  }

  /// Diagnostics for the keys of the development language that another language does not have, each
  /// at the position of that language's table.
  var untranslated: [Diagnostic] {
    guard let development, let source = tables[Self.canonical(development)] else { return [] }
    let keys = source.strings.filter(\.value.isTranslated).keys.sorted()
    return languages.filter { Self.canonical($0) != Self.canonical(development) }.flatMap { language -> [Diagnostic] in
      guard let table = tables[Self.canonical(language)] else { return [] }
      return keys.filter { table.strings[$0] == nil }.map { key in
        var missing = table.place
        missing.message = "there is no string \"\(key.shortened)\" in this language"
        if missing.keyPath.isEmpty { missing.message = "there is no string \"\(key.shortened)\" in \(table.language)" }
        return missing
      }
    }
  }

  /// Returns the languages to search for a locale, such as `zh-hant-tw`, `zh-hant`, `zh`.
  /// Extensions after a single letter are ignored. Without a script, the likely script is tried
  /// too: `zh-tw` leads to `zh-hant`.
  private static func chain(of locale: String) -> [String] {
    var subtags = canonical(locale).split(separator: "-").map(String.init)
    if let extensions = subtags.firstIndex(where: { $0.count == 1 }) { subtags.removeSubrange(extensions...) }
    var chain: [String] = []
    while !subtags.isEmpty {
      chain.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    let likely = likelySubtags(of: locale).map { $0.lowercased() }
    if likely.count > 1 { chain.insert(likely.prefix(2).joined(separator: "-"), at: max(0, chain.count - 1)) }
    return chain
  }

  private static func canonical(_ language: String) -> String { language.replacing("_", with: "-").lowercased() }
}
