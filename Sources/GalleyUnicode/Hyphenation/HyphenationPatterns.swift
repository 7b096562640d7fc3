/// The patterns that determine where words of one language may be divided.
///
/// They come from Liang's patterns (Franklin M. Liang, “Word Hy-phen-a-tion by Com-put-er”, 1983) in a pattern file of
/// libhyphen.
///
/// A file has one section or two. With two, the first finds the parts of compound words, and the second divides each
/// part. With one, the parts are the text between hyphens, and between apostrophes if the patterns do not treat these
/// as letters.
public struct HyphenationPatterns: Sendable {
  private let compounds: PatternTrie
  private let parts: PatternTrie
  /// The minimum numbers of letters before the first and after the last division of a word.
  private let left, right: Int
  /// The minimum numbers of letters before the first and after the last division of a compound's
  /// part.
  private let partLeft, partRight: Int
  /// Sequences of characters next to which words are not divided, such as a hyphen.
  private let kept: [[UInt32]]
  /// The characters that the file's encoding can represent; nil means all characters.
  private let characters: [UInt32]?

  /// Reads the bytes of a pattern file. Nil if its first line does not name an encoding, which must
  /// be UTF-8 or a single-byte encoding that ICU supports, such as ISO8859-2 or KOI8-R.
  public init?(_ bytes: UnsafeRawBufferPointer) {
    guard let file = PatternFile(bytes.assumingMemoryBound(to: UInt8.self)) else { return nil }
    func number(_ setting: PatternFile.Setting) -> Int? {
      let number = file.number(file.settings[setting] ?? [])
      return number > 0 ? number : nil
    }
    left = number(.left) ?? 2
    right = number(.right) ?? 2
    characters = file.characters
    guard !file.hasCompounds else {
      compounds = file.sections[0]
      parts = file.sections[1]
      partLeft = number(.compoundLeft) ?? 0
      partRight = number(.compoundRight) ?? 0
      kept = (file.settings[.kept] ?? []).split(separator: 0x2C).map(Array.init)
      return
    }
    parts = file.sections[0]
    partLeft = number(.compoundLeft) ?? number(.left) ?? 3
    partRight = number(.compoundRight) ?? number(.right) ?? 3
    // The hyphen, the apostrophe and, in UTF-8, the en dash and the right quotation mark.
    kept = ([0x2D, 0x27] + (file.characters == nil ? [0x2013, 0x2019] : [])).map { [$0] }
    var compounds = PatternTrie()
    // A file with a pattern for the apostrophe itself, such as Italian's, treats it as a letter.
    let isLetter = file.sections[0].hasPattern([0x27])
    for letters in kept where !(isLetter && letters == [0x27]) {
      compounds.add(letters, digits: [1, 1], replacement: nil)
    }
    self.compounds = compounds
  }

  /// Returns a Boolean for each character of a lowercase word: true if the word may be divided
  /// before the character.
  ///
  /// The file sets the minimum distances from the word's ends, such as 2 and 3 in English. Divisions that change the
  /// spelling are left out. A word with characters outside the file's encoding is not divided.
  func divisions(of word: [UInt32]) -> [Bool] {
    if let characters, !word.allSatisfy(characters.contains) { return word.map { _ in false } }
    var places = places(in: word, startsWord: true, endsWord: true)
    clear(&places, of: word, left: left, right: right)
    for letters in kept {
      for start in word.indices where word[start...].starts(with: letters) {
        places[start + letters.count - 1].digit = 0
        if start > 0 { places[start - 1].digit = 0 }
      }
    }
    return word.indices.map { $0 > 0 && places[$0 - 1].divides && places[$0 - 1].replacement == nil }
  }

  /// Returns the result of the patterns for the position after each letter of a word, or of a part
  /// of a word.
  private func places(in word: [UInt32], startsWord: Bool, endsWord: Bool) -> [PatternTrie.Place] {
    var places = compounds.places(in: word)
    var start = 0
    for end in word.indices where places[end].divides || start > 0 && end + 1 == word.count {
      // As in libhyphen 2.8, which counts bytes: parts of two bytes stay whole, and no part is divided before its last
      // byte.
      if word[start...end].reduce(0, { $0 + width($1) }) > 2 {
        var part = Array(word[start...end])
        if let text = places[end].replacement {
          part.removeLast(min(places[end].replacedCount, part.count))
          part += text
        }
        let inner = self.places(
          in: part, startsWord: startsWord && start == 0, endsWord: endsWord && !places[end].divides)
        let count = end - start - (width(word[end]) == 1 ? 1 : 0)
        for index in 0..<min(count, inner.count) { places[start + index] = inner[index] }
      }
      start = end + 1
    }
    guard start == 0 else { return places }
    places = parts.places(in: word)
    clear(&places, of: word, left: startsWord ? 0 : partLeft, right: endsWord ? 0 : partRight)
    return places
  }

  /// Returns the number of bytes of a letter in the encoding of the file.
  private func width(_ letter: UInt32) -> Int {
    characters != nil || letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4
  }

  /// Forbids the divisions that have fewer than `left` letters before them or fewer than `right`
  /// letters after them.
  private func clear(_ places: inout [PatternTrie.Place], of word: [UInt32], left: Int, right: Int) {
    var letters = 0
    for index in word.indices {
      // The ligatures of ffi and ffl count as two letters.
      letters += characters == nil && (word[index] == 0xFB03 || word[index] == 0xFB04) ? 2 : 1
      if letters < left { places[index].digit = 0 }
    }
    // As in libhyphen 2.8, a first letter of one byte may stand alone, whatever follows.
    let first = word.first.map { width($0) == 1 ? 1 : 0 } ?? 0
    for index in word.indices.dropFirst(first).suffix(right) { places[index].digit = 0 }
  }
}
