extension PseudoLocale {
  /// Returns a part of a string with its text changed. Arguments are not part of this text.
  func changed(_ text: String) -> String {
    switch self {
    case .expanded: return text
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .mirrored:
      // Each word separately, so that lines break as before.
      return text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: " ")
    }
  }

  /// Returns the whole string after the change of its length: `expanded` makes it two fifths
  /// longer, and adds brackets that show whether the end is cut off. Other pseudo-locales do not
  /// change it here.
  func framed(_ text: String, letters: Int) -> String {
    guard self == .expanded, letters > 0 else { return text }
    var padding = ""
    let count = (letters * 2 + 4) / 5
    for word in Self.words.cycled(through: count) where padding.count < count {
      padding += (padding.isEmpty ? "" : " ") + word
    }
    return "[\(text) \(padding.prefix(max(count, 1)))]"
  }

  /// True if the pseudo-localisation can turn a string into a shown text, with arguments unchanged.
  package func canShow(_ string: String, as shown: String) -> Bool {
    switch self {
    case .accented: string.count == shown.count && zip(string, shown).allSatisfy { $0 == $1 || Self.accents[$0] == $1 }
    case .expanded: shown.hasPrefix("[\(string) ") && shown.hasSuffix("]")
    case .mirrored: Self.withoutMarks(shown) == string
    }
  }

  /// Returns the original string of a shown text. Accents that the original had are lost too. Nil
  /// if several originals are possible.
  package func string(shownAs text: String) -> String? {
    switch self {
    case .accented: String(text.map { Self.letters[$0] ?? $0 })
    case .expanded: nil
    case .mirrored: Self.withoutMarks(text)
    }
  }

  private static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !["\u{202E}", "\u{202C}"].contains($0) }))
  }

  private static let words = ["one", "two", "three", "four", "five", "six", "seven"]

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

  private static let letters = Dictionary(uniqueKeysWithValues: accents.map { ($1, $0) })
}

extension [String] {
  /// Returns this many elements, repeating the array as necessary.
  fileprivate func cycled(through count: Int) -> [String] { (0..<count).map { self[$0 % self.count] } }
}
