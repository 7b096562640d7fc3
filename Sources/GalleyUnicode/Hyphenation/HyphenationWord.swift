import CICU

/// A word in the form that patterns require: composed, in lower case, with straight apostrophes.
///
/// Patterns treat a mark that belongs to a script, such as a vowel of Devanagari, as a letter. The joiners (U+200C and
/// U+200D) count as letters after a letter or mark of a script without case, where they are part of the spelling.
/// Elsewhere they only select a form and are skipped.
struct HyphenationWord {
  private var characters: [UInt32] = []
  /// The UTF-16 offset in the word at which each character begins.
  private var offsets: [Int] = []

  /// Converts a word. Nil if it contains characters other than letters, marks, apostrophes and
  /// hyphens.
  init?(_ units: [UInt16]) {
    let isSound = units.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let character = buffer.scalar(at: index)
        guard append(character, at: index) else { return false }
        index += character.utf16Width
      }
      return true
    }
    guard isSound, !characters.isEmpty else { return nil }
  }

  /// Returns the offsets at which the patterns divide the word.
  func points(with patterns: HyphenationPatterns) -> [Int] {
    let divisions = patterns.divisions(of: characters)
    return offsets.indices.filter { divisions[$0] }.map { offsets[$0] }
  }

  private mutating func append(_ character: UInt32, at offset: Int) -> Bool {
    switch character {
    case 0x2018, 0x2019: characters.append(0x27)
    case 0x2010, 0x2011: characters.append(0x2D)
    case 0x27, 0x2D: characters.append(character)
    case 0x200C, 0x200D:
      guard let last = characters.last else { return false }
      if cicu_has_case(last) { return true }
      characters.append(character)
    default:
      let kind = cicu_word_class(character)
      if kind == CICU_WORD_MARK, let last = characters.indices.last {
        let composed = cicu_composed(characters[last], character)
        if composed != 0 {
          characters[last] = composed
          return true
        }
        // No pattern contains a mark without a script; skipping it keeps the letter.
        if !cicu_is_mark_of_script(character) { return true }
        characters.append(character)
      } else {
        guard kind == CICU_WORD_LETTER else { return false }
        characters.append(cicu_lower_case(character))
      }
    }
    offsets.append(offset)
    return true
  }
}
