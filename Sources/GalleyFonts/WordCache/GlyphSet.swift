/// A set of glyphs of one face.
struct GlyphSet: Hashable {
  private var words: [UInt64]

  init(glyphCount: Int) { words = [UInt64](repeating: 0, count: (glyphCount + 63) / 64) }

  /// Returns the set of all glyphs of a face, whether or not they belong to a character.
  static func all(glyphCount: Int) -> GlyphSet {
    var all = GlyphSet(glyphCount: glyphCount)
    all.complement()
    return all
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ glyph: Int) -> Bool {
    let word = glyph >> 6
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 != 0
  }

  /// Inserts a glyph, and returns true if it is new. Glyphs that the face does not have are
  /// ignored.
  @discardableResult
  mutating func insert(_ glyph: Int) -> Bool {
    let (word, bit) = (glyph >> 6, UInt64(1) << UInt64(glyph & 63))
    guard word < words.count, words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  /// Inserts a range of glyphs, 64 bits at a time.
  mutating func insert(_ glyphs: ClosedRange<Int>) {
    let (first, last) = (glyphs.lowerBound >> 6, glyphs.upperBound >> 6)
    for word in first...last where word < words.count {
      var bits = UInt64.max
      if word == first { bits &= .max << UInt64(glyphs.lowerBound & 63) }
      if word == last { bits &= .max >> UInt64(63 - (glyphs.upperBound & 63)) }
      words[word] |= bits
    }
  }

  mutating func complement() {
    for word in words.indices { words[word] = ~words[word] }
  }

  mutating func formUnion(_ other: GlyphSet) {
    for word in words.indices { words[word] |= other.words[word] }
  }
}
