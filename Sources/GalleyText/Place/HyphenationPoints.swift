import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// How the paragraph's words are divided; nil if its style says not to.
  var hyphenation: Hyphenation? {
    let factor = paragraph.style.effectiveHyphenationFactor
    guard factor > 0 else { return nil }
    return Hyphenation(factor: factor, points: { hyphenationPoints(in: $0) })
  }

  /// The language by which a word is divided that has its first character at `offset`.
  func hyphenationLanguage(at offset: Int) -> String {
    text.attributes(at: paragraph.range.lowerBound + offset).languageIdentifier ?? locale
  }

  /// Where the words of a range may be divided, each by the language of its first character, or else the text's locale.
  private func hyphenationPoints(in range: Range<Int>) -> [Int] {
    text.utf16.withUnsafeBufferPointer { all in
      let units = UnsafeBufferPointer(rebasing: all[paragraph.range])
      var points: [Int] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        guard let word = Hyphenator.word(around: offset, in: units) else {
          offset += 1
          continue
        }
        let language = hyphenationLanguage(at: word.lowerBound)
        for point in typesetter.hyphenator.points(in: units[word], language: language) {
          let place = word.lowerBound + point
          if place > range.lowerBound, place < range.upperBound { points.append(place) }
        }
        offset = max(word.upperBound, offset + 1)
      }
      return points
    }
  }
}
