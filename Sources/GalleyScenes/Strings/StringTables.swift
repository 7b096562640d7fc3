import GalleyBase
import GalleyUnicode

/// The strings of a scene or project, by language and key. UIKit counterpart: a bundle's tables of strings.
package struct StringTables: Hashable, Sendable {
  /// The strings of one language.
  struct Table: Hashable, Sendable {
    /// The language as it was first written.
    var language: String
    /// By key.
    var strings: [String: LocalizedString] = [:]
    /// The position that states it, for messages about missing strings.
    var place: Diagnostic
  }

  /// A string that was found.
  package struct Match {
    package var string: LocalizedString
    /// The language whose number rules it follows.
    package var language: String
    /// True if the development language's string replaces a missing one.
    var isFallback: Bool
  }

  /// The languages in the order in which they were found.
  private(set) var languages: [String] = []
  /// The language that the others are translated from, if a file states it.
  package var declaredDevelopmentLanguage: String?
  private var tables: [String: Table] = [:]

  /// No string.
  package init() {}

  /// True if there is no string.
  package var isEmpty: Bool { tables.isEmpty }

  /// The language that the others are translated from: the stated one, else the first.
  var development: String? { declaredDevelopmentLanguage ?? languages.first }

  /// Adds strings of a language, replacing those of existing keys. Languages are compared without regard to `-` and
  /// `_`.
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

  /// Adds strings of the development language for missing keys: the keys themselves, where files use texts as keys.
  mutating func addSources(_ strings: [String: LocalizedString], at place: Diagnostic) {
    let language = development ?? "en"
    let name = Self.canonical(language)
    if tables[name] == nil { languages.append(language) }
    tables[name, default: Table(language: language, place: place)].strings.merge(strings) { old, _ in old }
  }

  /// Adds all of other tables.
  mutating func add(_ other: StringTables) {
    declaredDevelopmentLanguage = other.declaredDevelopmentLanguage ?? declaredDevelopmentLanguage
    for language in other.languages {
      guard let table = other.tables[Self.canonical(language)] else { continue }
      add(table.strings, for: language, at: table.place)
    }
  }

  /// The keys of all tables, sorted.
  var keys: [String] { Set(tables.values.flatMap(\.strings.keys)).sorted() }

  /// The string of a key in the nearest language: the locale's own, with fewer and fewer of its subtags, then the
  /// development language. nil if none of them has it.
  package func match(_ key: String, locale: String) -> Match? {
    for name in Self.chain(of: locale) {
      if let table = tables[name], let string = table.strings[key] {
        return Match(string: string, language: table.language, isFallback: false)
      }
    }
    guard let development, let string = tables[Self.canonical(development)]?.strings[key] else { return nil }
    return Match(string: string, language: development, isFallback: string.isTranslated)
  }

  /// True if a locale is of a language: `en_US` of `en`.
  func covers(_ locale: String, _ language: String) -> Bool {
    Self.chain(of: locale).contains(Self.canonical(language))
  }

  /// The string of a key in this very language; nil if its table has none.
  func string(_ key: String, in language: String) -> LocalizedString? {
    tables[Self.canonical(language)]?.strings[key]
  }

  /// The keys of the development language that another language lacks, each at the position of that language's table.
  var untranslated: [Diagnostic] {
    guard let development, let source = tables[Self.canonical(development)] else { return [] }
    let keys = source.strings.filter(\.value.isTranslated).keys.sorted()
    return languages.filter { Self.canonical($0) != Self.canonical(development) }.flatMap { language -> [Diagnostic] in
      guard let table = tables[Self.canonical(language)] else { return [] }
      return keys.filter { table.strings[$0] == nil }.map { key in
        var missing = table.place
        missing.message = "there is no \"\(key.shortened)\" in this language"
        if missing.keyPath.isEmpty { missing.message = "there is no \"\(key.shortened)\" in \(table.language)" }
        return missing
      }
    }
  }

  /// `zh-hant-tw`, `zh-hant`, `zh`. Extensions after a single letter do not affect the language. Without a script, the
  /// likely script is tried first: `zh-tw` is also `zh-hant`.
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
