/// Finds the positions at which words may be divided at the end of a line, in all languages that
/// have patterns.
///
/// It opens patterns when a word first needs them, and caches words up to a limit. Not Sendable: each task makes its
/// own.
public final class Hyphenator {
  /// The number of words that are cached for each language. A page has a few hundred words at its
  /// line ends.
  private static var capacity: Int { 4096 }

  /// The languages with patterns, as passed to `init`.
  public let languages: [String]

  private struct Language {
    var patterns: HyphenationPatterns?
    var words: [[UInt16]: [Int]] = [:]
  }

  private let open: (String) -> HyphenationPatterns?
  private let matches: [String: String]
  private var opened: [String: Language] = [:]

  /// Creates a hyphenator for `languages`, which are BCP 47 tags such as "de" and "en-US".
  ///
  /// If two have the same language, the first also serves the language's other regions.
  /// - open: returns the patterns of a language; nil if they cannot be used. Called once for each.
  public init(languages: [String], open: @escaping (String) -> HyphenationPatterns?) {
    self.languages = languages
    self.open = open
    var matches: [String: String] = [:]
    for language in languages {
      let subtags = Hyphenator.subtags(of: language)
      for count in 1...max(1, subtags.count) {
        let prefix = subtags.prefix(count).joined(separator: "-")
        if matches[prefix] == nil || count == subtags.count { matches[prefix] = language }
      }
    }
    self.matches = matches
  }

  /// Returns the entry of `languages` whose patterns apply to a language or locale; nil if there is
  /// none. The locale is a BCP 47 tag or has underscores.
  ///
  /// A region with its own patterns uses them, such as en-GB. Otherwise subtags are dropped from the end until an entry
  /// matches: de-AT is hyphenated as de. If only other regions have patterns, the first one is used, as in browsers:
  /// en-CA is hyphenated as en-US.
  public func language(for locale: String) -> String? {
    var subtags = Hyphenator.subtags(of: locale)
    while !subtags.isEmpty {
      if let language = matches[subtags.joined(separator: "-")] { return language }
      subtags.removeLast()
    }
    return nil
  }

  /// Returns the positions at which a word may be divided, as UTF-16 offsets from its start in
  /// ascending order.
  ///
  /// Empty if its language has no patterns.
  ///
  /// - word: letters and marks, with apostrophes and hyphens between them; case and normalization form do not matter. A
  ///   word with other characters is not divided.
  public func points(in word: some Collection<UInt16>, language locale: String) -> [Int] {
    guard let language = language(for: locale) else { return [] }
    var entry = opened[language] ?? Language(patterns: open(language))
    defer { opened[language] = entry }
    guard let patterns = entry.patterns else { return [] }
    let units = Array(word)
    if let points = entry.words[units] { return points }
    let points = HyphenationWord(units)?.points(with: patterns) ?? []
    if entry.words.count == Hyphenator.capacity { entry.words.removeAll(keepingCapacity: true) }
    entry.words[units] = points
    return points
  }

  /// Returns the language, script, region and variants of a locale in lower case, without
  /// extensions.
  private static func subtags(of locale: String) -> [String] {
    let parts = locale.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
    return Array(parts.prefix { $0.utf8.count > 1 && !$0.contains("=") })
  }
}
