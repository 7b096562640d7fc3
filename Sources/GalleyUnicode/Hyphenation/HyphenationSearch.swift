import CICU

extension Hyphenator {
  /// The maximum length of a word that is divided, in UTF-16 units. It limits the search for the
  /// ends of a word.
  public static var longestWord: Int { 128 }

  /// Returns the word around the letter at `offset` that may be hyphenated; nil if there is none.
  /// It consists of letters and marks, with apostrophes and hyphens between them.
  ///
  /// A word stays whole if it touches a digit or a character used in addresses and file names (`. / @ _ \ = & # % ~`).
  /// A word with a soft hyphen is divided only there (CSS Text 3 §6.1). ICU's word boundaries would cut French words at
  /// apostrophes, which the patterns include.
  public static func word(around offset: Int, in text: UnsafeBufferPointer<UInt16>) -> Range<Int>? {
    var start = offset
    while start > 0, isPart(text[start - 1], of: text, at: start - 1) {
      start -= 1
      if offset - start > longestWord { return nil }
    }
    var end = offset
    while end < text.count, isPart(text[end], of: text, at: end) {
      end += 1
      if end - start > longestWord { return nil }
    }
    if start > 0, bindsBefore(text, at: start - 1) { return nil }
    if end < text.count, bindsAfter(text, at: end) { return nil }
    while start < end, isJoiner(text[start]) { start += 1 }
    while end > start, isJoiner(text[end - 1]) { end -= 1 }
    return start < end && start <= offset ? start..<end : nil
  }

  private static func isJoiner(_ unit: UInt16) -> Bool {
    unit == 0x27 || unit == 0x2019 || unit == 0x2018 || unit == 0x2D || unit == 0x2010 || unit == 0x2011
  }

  private static func wordClass(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> UInt8 {
    let isTrail = UTF16.isTrailSurrogate(text[index]) && index > 0 && UTF16.isLeadSurrogate(text[index - 1])
    return cicu_word_class(text.scalar(at: isTrail ? index - 1 : index))
  }

  private static func isPart(_ unit: UInt16, of text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    if isJoiner(unit) || unit == 0x200C || unit == 0x200D { return true }
    let kind = wordClass(text, at: index)
    return kind == CICU_WORD_LETTER || kind == CICU_WORD_MARK
  }

  private static func bindsBefore(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    switch text[index] {
    case 0xAD, 0x2E, 0x2F, 0x40, 0x5F, 0x5C, 0x3D, 0x26, 0x23, 0x25, 0x7E: true
    default: wordClass(text, at: index) == CICU_WORD_DIGIT
    }
  }

  /// True if the character at `index`, which follows a word, prevents the word's hyphenation.
  ///
  /// A full stop, slash or colon does so only if more text follows directly, so not at the end of a sentence.
  private static func bindsAfter(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    switch text[index] {
    case 0xAD, 0x40, 0x5F, 0x5C, 0x3D, 0x26, 0x25, 0x7E: return true
    case 0x2E, 0x2F, 0x3A:
      guard index + 1 < text.count else { return false }
      return text[index + 1] == 0x2F || isPart(text[index + 1], of: text, at: index + 1)
        || wordClass(text, at: index + 1) == CICU_WORD_DIGIT
    default: return wordClass(text, at: index) == CICU_WORD_DIGIT
    }
  }
}
