import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// The hyphenation of the paragraph; nil if its style does not hyphenate.
  var hyphenation: Hyphenation? {
    let factor = paragraph.style.effectiveHyphenationFactor
    guard factor > 0 else { return nil }
    return Hyphenation(factor: factor, points: { [self] in hyphenationPoints(in: $0) })
  }

  /// Returns the language whose patterns divide the word that begins at `offset`.
  func hyphenationLanguage(at offset: Int) -> String {
    text.attributes(at: paragraph.range.lowerBound + offset).languageIdentifier ?? locale
  }

  /// Returns the word around the letter at `offset`; nil if the letter is in no word that may be
  /// hyphenated.
  ///
  /// Thai has no spaces between words: there it is the Thai letters between two break opportunities.
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

  /// Returns the offsets in a range at which words may be divided. The language of a word is the
  /// language of its first character, or by default the locale of the text.
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
          // Patterns ignore grapheme clusters (UAX 29), which must stay whole.
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
  /// True for Thai letters, vowels and marks. False for Thai digits and punctuation.
  fileprivate var isThai: Bool { (0x0E01...0x0E4E).contains(self) }
}
