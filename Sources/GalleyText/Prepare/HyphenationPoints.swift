import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// The division of the paragraph's words; nil if its style asks for none.
  var hyphenation: Hyphenation? {
    let factor = paragraph.style.effectiveHyphenationFactor
    guard factor > 0 else { return nil }
    return Hyphenation(factor: factor, points: { [self] in hyphenationPoints(in: $0) })
  }

  /// The language by which a word is divided that has its first character at `offset`.
  func hyphenationLanguage(at offset: Int) -> String {
    text.attributes(at: paragraph.range.lowerBound + offset).languageIdentifier ?? locale
  }

  /// The word around the letter at `offset` that may be hyphenated. Thai writes words without spaces between them:
  /// there it is the Thai letters between two places where a line may break.
  private func word(around offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Range<Int>? {
    guard unsafe units[offset].isThai else { return unsafe Hyphenator.word(around: offset, in: units) }
    let boundaries = paragraph.analysis.boundaries
    var start = offset
    while start > 0, unsafe units[start - 1].isThai, !boundaries[start].contains(.softBreak) {
      start -= 1
      if offset - start > Hyphenator.longestWord { return nil }
    }
    var end = offset + 1
    while end < units.count, unsafe units[end].isThai, !boundaries[end].contains(.softBreak) {
      end += 1
      if end - start > Hyphenator.longestWord { return nil }
    }
    return start..<end
  }

  /// The offsets that may divide the words of a range, by the language of their first character, or the text's locale.
  private func hyphenationPoints(in range: Range<Int>) -> [Int] {
    unsafe text.utf16.withUnsafeBufferPointer { all in
      let units = unsafe UnsafeBufferPointer(rebasing: all[paragraph.range])
      var points: [Int] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        guard let word = unsafe word(around: offset, in: units) else {
          offset += 1
          continue
        }
        let language = hyphenationLanguage(at: word.lowerBound)
        for point in unsafe typesetter.hyphenator.points(in: units[word], language: language) {
          let place = word.lowerBound + point
          // Patterns ignore grapheme clusters (UAX 29), which must not be cut.
          let cutsCluster = !paragraph.analysis.boundaries[place].contains(.grapheme)
          if place > range.lowerBound, place < range.upperBound, !cutsCluster { points.append(place) }
        }
        offset = max(word.upperBound, offset + 1)
      }
      return points
    }
  }
}

extension UInt16 {
  /// True if it is a letter, vowel or mark of the Thai script, not a digit or sign.
  fileprivate var isThai: Bool { (0x0E01...0x0E4E).contains(self) }
}
