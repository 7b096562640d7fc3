import GalleyBase

/// The characters at corresponding positions of two texts that differ but look alike. Offsets count
/// characters.
struct Confusables {
  private(set) var before: Set<Int> = []
  private(set) var after: Set<Int> = []

  /// The maximum number of characters of each text that are compared, which is more than a sentence
  /// quotes.
  private static let most = 200

  /// Finds characters that look alike, from an offset on. It compares only the parts between the
  /// characters that both texts share.
  init(_ old: [Character], _ new: [Character], from start: Int) {
    let (first, last) = (old.dropFirst(start).prefix(Self.most), new.dropFirst(start).prefix(Self.most))
    var (from, to) = (first.startIndex, last.startIndex)
    for match in matches(first, last, by: { $0.isExactly($1) }) + [(before: first.endIndex, after: last.endIndex)] {
      for pair in matches(first[from..<match.before], last[to..<match.after], by: { $0.looksLike($1) }) {
        before.insert(pair.before)
        after.insert(pair.after)
      }
      (from, to) = (match.before + 1, match.after + 1)
    }
  }
}

/// Returns the pairs of corresponding positions in both lists whose characters pass a test, in
/// order.
private func matches(
  _ old: ArraySlice<Character>, _ new: ArraySlice<Character>, by areSame: (Character, Character) -> Bool
) -> [(before: Int, after: Int)] {
  guard !old.isEmpty, !new.isEmpty else { return [] }
  let difference = Array(new).difference(from: Array(old), by: areSame)
  let gone = Set(difference.removals.map { old.startIndex + $0.offset })
  let added = Set(difference.insertions.map { new.startIndex + $0.offset })
  return zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !added.contains($0) })
    .map { (before: $0, after: $1) }
}

extension Character {
  /// Returns true if two characters are drawn alike, or are easily mistaken for each other.
  fileprivate func looksLike(_ other: Character) -> Bool { self == other || shape == other.shape }

  /// The Latin letters or punctuation that the character looks like, or else its own scalars.
  /// Selectors that only choose a presentation are left out.
  fileprivate var shape: [UInt32] {
    unicodeScalars.map(\.value).filter { !(0xFE00...0xFE0F).contains($0) }.map { latinShapes[$0] ?? $0 }
  }
}

/// The characters that fonts draw like Latin letters or ASCII punctuation: Cyrillic and Greek
/// letters, unit signs that are also letters, hyphens, the minus sign and the letter apostrophe.
private let latinShapes: [UInt32: UInt32] = {
  let letters: [(first: UInt32, latin: String)] = [
    (0x405, "S"), (0x406, "I"), (0x408, "J"), (0x410, "A"), (0x412, "B"), (0x415, "E"), (0x41A, "K"), (0x41C, "M"),
    (0x41D, "H"), (0x41E, "O"), (0x420, "P"), (0x421, "C"), (0x422, "T"), (0x425, "X"), (0x430, "a"), (0x435, "e"),
    (0x43E, "o"), (0x440, "p"), (0x441, "c"), (0x443, "y"), (0x445, "x"), (0x455, "s"), (0x456, "i"), (0x458, "j"),
    (0x391, "A"), (0x392, "B"), (0x395, "E"), (0x396, "Z"), (0x397, "H"), (0x399, "I"), (0x39A, "K"), (0x39C, "M"),
    (0x39D, "N"), (0x39F, "O"), (0x3A1, "P"), (0x3A4, "T"), (0x3A5, "Y"), (0x3A7, "X"), (0x3BD, "v"), (0x3BF, "o"),
    (0x3BC, "\u{B5}"), (0x3A9, "\u{2126}"), (0x2010, "-"), (0x2011, "-"), (0x2212, "\u{2013}"), (0x2BC, "\u{2019}"),
  ]
  return Dictionary(uniqueKeysWithValues: letters.map { ($0.first, $0.latin.unicodeScalars.first?.value ?? $0.first) })
}()
