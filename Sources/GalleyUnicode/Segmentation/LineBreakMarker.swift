import CICU

/// The line breaking of one locale: ICU's rules and dictionaries for UAX 14, which know `-u-lb-` and for Japanese
/// `-u-lw-phrase`, and the two word options of UTS 35 that ICU leaves out.
final class LineBreakMarker {
  private enum WordOption {
    case normal, keepAll, breakAll
    /// With the iterator that does without phrases.
    case phrase(otherwise: BreakIterator)
  }

  /// The most kana and ideographs in a row in which ICU looks for phrases: it takes time with the square of their
  /// number. Sentences have far fewer between two punctuation marks.
  private static let longestPhraseStretch = 500

  private let iterator: BreakIterator
  private let option: WordOption

  /// `locale` as in `UnicodeAnalyzer.analyze`.
  init(locale: String) {
    let identifier = icuLocale(locale)
    iterator = BreakIterator(.lines, icuLocale: identifier)
    switch keyword("lw", ofICULocale: identifier) {
    case "keepall": option = .keepAll
    case "breakall": option = .breakAll
    case "phrase" where identifier.prefix(while: { $0 != "_" && $0 != "@" }) == "ja":
      let strictness = keyword("lb", ofICULocale: identifier).map { "@lb=\($0)" } ?? ""
      option = .phrase(otherwise: BreakIterator(.lines, icuLocale: "ja\(strictness)"))
    default: option = .normal
    }
  }

  /// True if phrases are looked for, which depends on the whole text.
  var looksForPhrases: Bool {
    if case .phrase = option { return true }
    return false
  }

  /// Inserts `softBreak` and `hardBreak`, the latter always with the former.
  func mark(_ text: UnsafeBufferPointer<UInt16>, in boundaries: UnsafeMutablePointer<TextBoundaries>) {
    switch option {
    case .normal:
      PlainLineBreaks(iterator).mark(text, in: boundaries)
    case .keepAll:
      iterator.mark(text, with: .softBreak, strong: .hardBreak, in: boundaries)
      joinLetters(of: text, in: boundaries)
    case .breakAll:
      lettersAsIdeographs(of: text).withUnsafeBufferPointer {
        iterator.mark($0, with: .softBreak, strong: .hardBreak, in: boundaries)
      }
    case .phrase(let otherwise):
      let chosen = longestIdeographStretch(of: text) > Self.longestPhraseStretch ? otherwise : iterator
      chosen.mark(text, with: .softBreak, strong: .hardBreak, in: boundaries)
    }
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

  /// Takes back the opportunities between two letters, except where a dictionary found one (CSS Text 3,
  /// `word-break: keep-all`, which UTS 35 refers to). Marks belong to their letter.
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

  /// A text of the same length in which the letters of alphabets count as ideographs (CSS Text 3,
  /// `word-break: break-all`), so that the rules allow breaks between them and keep punctuation where it was.
  private func lettersAsIdeographs(of text: UnsafeBufferPointer<UInt16>) -> [UInt16] {
    var units = Array(text)
    var index = 0
    while index < text.count {
      let character = text.scalar(at: index)
      let width = character.utf16Width
      let wordClass = cicu_line_word_class(character)
      if wordClass == CICU_LW_LETTER || wordClass == CICU_LW_DICTIONARY {
        // U+4E00 and U+20000 are of class ID, U+0308 of class CM.
        units.replaceSubrange(index..<index + width, with: width == 1 ? [0x4E00] : [0xD840, 0xDC00])
      } else if wordClass == CICU_LW_COMBINING && width == 1 && character != 0x200D {
        units[index] = 0x0308
      }
      index += width
    }
    return units
  }
}
