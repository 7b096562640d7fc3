import GalleyUnicode

/// The strings of a scene or project, by language and key. UIKit counterpart: a bundle's tables of strings.
struct StringTables: Hashable, Sendable {
  /// The languages in the order of the file: the first is the one that the others are translations of.
  private(set) var languages: [String] = []
  private var tables: [String: [String: String]] = [:]

  /// Adds a table. Languages are compared without regard to `-` and `_`.
  mutating func add(_ table: [String: String], for language: String) {
    languages.append(language)
    tables[Self.canonical(language)] = table
  }

  /// The keys of all tables.
  var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

  /// The string of a key in the nearest language: the locale's own, with fewer and fewer of its subtags, then the
  /// first. nil if none of them has it.
  func string(_ key: String, locale: String) -> String? {
    for language in Self.chain(of: locale) + languages.prefix(1).map(Self.canonical) {
      if let string = tables[language]?[key] { return string }
    }
    return nil
  }

  /// True if a table of this very language has the key.
  func has(_ key: String, in language: String) -> Bool { tables[Self.canonical(language)]?[key] != nil }

  /// `zh-hant-tw`, `zh-hant`, `zh`. Extensions behind a single letter say nothing about the language. Where the script
  /// is not said, the likely one comes before none: `zh-tw` is also `zh-hant`.
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
