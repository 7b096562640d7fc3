extension PseudoLocale {
  /// A part of a string with its text changed; arguments are not changed.
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

  /// The whole string: longer by two fifths of its letters, and in brackets, which show whether its end is cut.
  func framed(_ text: String, letters: Int) -> String {
    guard self == .expanded, letters > 0 else { return text }
    var padding = ""
    let count = (letters * 2 + 4) / 5
    for word in Self.words.cycled(through: count) where padding.count < count {
      padding += (padding.isEmpty ? "" : " ") + word
    }
    return "[\(text) \(padding.prefix(max(count, 1)))]"
  }

  /// True if this change can turn a string into a shown text, with arguments unchanged.
  package func canShow(_ string: String, as shown: String) -> Bool {
    switch self {
    case .accented: string.count == shown.count && zip(string, shown).allSatisfy { $0 == $1 || Self.accents[$0] == $1 }
    case .expanded: shown.hasPrefix("[\(string) ") && shown.hasSuffix("]")
    case .mirrored: Self.withoutMarks(shown) == string
    }
  }

  /// The string that it shows as a text, without the accents that were its own; nil where it may be one of several.
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
  /// This many elements, repeated in turn.
  fileprivate func cycled(through count: Int) -> [String] { (0..<count).map { self[$0 % self.count] } }
}
