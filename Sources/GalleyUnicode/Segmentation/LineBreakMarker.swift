import CICU

/// Finds line breaks for one locale. It follows the rules of UAX 14 with the strictness of
/// `-u-lb-`, ICU's dictionaries for scripts without spaces, and the word options of UTS 35
/// (rule: line-break-opportunities).
final class LineBreakMarker {
  private enum WordOption {
    case normal, keepAll, breakAll
    /// Lines do not end inside phrases. The first iterator of ICU finds boundaries of phrases; the
    /// iterator `otherwise` finds all line breaks.
    case phrase(BreakIterator, otherwise: BreakIterator)
  }

  /// The maximum number of consecutive kana and ideographs in which ICU looks for phrases. The time
  /// grows with the square of this number.
  ///
  /// Sentences have far fewer between two punctuation marks.
  private static let longestPhraseStretch = 500

  private let classes: CharacterTable
  private let tailoring: LineBreakTailoring
  private let option: WordOption
  /// The iterator that finds words in scripts without spaces. It is the same in every locale.
  private lazy var dictionary = BreakIterator(.lines, icuLocale: "")

  /// Creates a line break marker for a locale. The locale is interpreted as in
  /// `UnicodeAnalyzer.analyze`.
  init(locale: String, classes: CharacterTable) {
    self.classes = classes
    let identifier = icuLocale(locale)
    tailoring = LineBreakTailoring(icuLocale: identifier)
    switch keyword("lw", ofICULocale: identifier) {
    case "keepall": option = .keepAll
    case "breakall": option = .breakAll
    case "phrase" where identifier.prefix(while: { $0 != "_" && $0 != "@" }) == "ja":
      let strictness = keyword("lb", ofICULocale: identifier).map { "@lb=\($0)" } ?? ""
      option = .phrase(
        BreakIterator(.lines, icuLocale: identifier),
        otherwise: BreakIterator(.lines, icuLocale: "ja\(strictness)"))
    default: option = .normal
    }
  }

  /// True if the locale requires line breaks between phrases only, which ICU finds. The result then
  /// depends on the whole text.
  var looksForPhrases: Bool {
    if case .phrase = option { return true }
    return false
  }

  /// Inserts `softBreak`, `hardBreak` (always together with `softBreak`) and `emergencyBreak` into
  /// `boundaries`.
  func mark(_ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    switch option {
    case .normal:
      markWords(of: text, in: boundaries)
    case .keepAll:
      markWords(of: text, in: boundaries)
      joinLetters(of: text, in: boundaries)
    case .breakAll:
      lettersAsIdeographs(of: text).withUnsafeBufferPointer { markWords(of: $0, in: boundaries) }
    case .phrase(let phrases, let otherwise):
      markWords(of: text, in: boundaries)
      if longestIdeographStretch(of: text) <= Self.longestPhraseStretch {
        joinPhrases(of: text, found: phrases, otherwise, in: boundaries)
      }
    }
  }

  private func markWords(of text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    let pass = LineBreakPass(classes: classes, tailoring: tailoring, text: text)
    if pass.mark(in: boundaries) { markDictionaryWords(of: text, in: boundaries) }
  }

  /// Inserts `softBreak` between words in scripts without spaces, which a dictionary finds.
  ///
  /// A word never begins with a repetition mark (rule: repetition-marks).
  private func markDictionaryWords(
    of text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) {
    var start: Int?
    var index = 0
    while index <= text.count {
      let character = index < text.count ? text.scalar(at: index) : 0
      if classes[character].lineClass & LineBreakClass.dictionary != 0 {
        start = start ?? index
      } else if let first = start {
        start = nil
        // The boundary at the end of the stretch is not the dictionary's to decide.
        let end = boundaries[index]
        let stretch = UnsafeBufferPointer(rebasing: text[first..<index])
        dictionary.mark(stretch, with: .softBreak, strong: [], in: boundaries + first)
        boundaries[index] = end
        for place in first..<index where isRepetitionMark(text[place]) { boundaries[place].remove(.softBreak) }
      }
      index += character.utf16Width
    }
  }

  /// True for repetition marks, all of which are in the Basic Multilingual Plane.
  private func isRepetitionMark(_ unit: UInt16) -> Bool {
    LineBreakClass(packed: classes[UInt32(unit)].lineClass) == .rm
  }

  /// Removes the line breaks inside the phrases that ICU finds.
  private func joinPhrases(
    of text: UnsafeBufferPointer<UInt16>, found phrases: BreakIterator, _ otherwise: BreakIterator,
    in boundaries: UnsafeMutablePointer<TextBoundaries>
  ) {
    // Here the flag for a mandatory boundary marks the boundaries found without phrases.
    var found = [TextBoundaries](repeating: [], count: text.count + 1)
    found.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      phrases.mark(text, with: .softBreak, strong: [], in: start)
      otherwise.mark(text, with: .hardBreak, strong: [], in: start)
    }
    for index in found.indices where found[index] == .hardBreak { boundaries[index].remove(.softBreak) }
  }

  private func longestIdeographStretch(of text: UnsafeBufferPointer<UInt16>) -> Int {
    var longest = 0
    var start = 0
    var index = 0
    while index < text.count {
      let character = text.scalar(at: index)
      index += character.utf16Width
      if cicu_line_word_class(character) != CICU_LW_IDEOGRAPH { start = index }
      longest = max(longest, index - start)
    }
    return longest
  }

  /// Removes the break opportunities between two letters, except those found with a dictionary (CSS
  /// Text 3, `word-break: keep-all`, to which UTS 35 refers).
  ///
  /// Marks belong to their letter.
  private func joinLetters(of text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    var previousIsLetter = false
    var index = 0
    while index < text.count {
      let character = text.scalar(at: index)
      let wordClass = cicu_line_word_class(character)
      if wordClass != CICU_LW_COMBINING {
        let isLetter = wordClass == CICU_LW_LETTER || wordClass == CICU_LW_IDEOGRAPH
        if isLetter && previousIsLetter { boundaries[index].remove(.softBreak) }
        previousIsLetter = isLetter
      }
      index += character.utf16Width
    }
  }

  /// Returns a text of the same length in which letters of alphabets are replaced by ideographs
  /// (CSS Text 3, `word-break: break-all`).
  ///
  /// The rules then allow breaks between letters but treat punctuation as before.
  private func lettersAsIdeographs(of text: UnsafeBufferPointer<UInt16>) -> [UInt16] {
    var units = Array(text)
    var index = 0
    while index < text.count {
      let character = text.scalar(at: index)
      let width = character.utf16Width
      let wordClass = cicu_line_word_class(character)
      if wordClass == CICU_LW_LETTER || wordClass == CICU_LW_DICTIONARY {
        // U+4E00 and U+20000 are of class ID, U+0308 of class CM.
        if !isRepetitionMark(units[index]) {
          units.replaceSubrange(index..<index + width, with: width == 1 ? [0x4E00] : [0xD840, 0xDC00])
        }
      } else if wordClass == CICU_LW_COMBINING && width == 1 && character != 0x200D {
        units[index] = 0x0308
      }
      index += width
    }
    return units
  }
}
