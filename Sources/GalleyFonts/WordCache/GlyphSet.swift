/// A set of glyphs of one face.
struct GlyphSet: Hashable {
  private var words: [UInt64]

  init(glyphCount: Int) { words = [UInt64](repeating: 0, count: (glyphCount + 63) / 64) }

  /// All glyphs of a face, also those of no character.
  static func all(glyphCount: Int) -> GlyphSet {
    var all = GlyphSet(glyphCount: glyphCount)
    for word in all.words.indices { all.words[word] = .max }
    return all
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ glyph: Int) -> Bool {
    let word = glyph >> 6
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 != 0
  }

  /// Inserts a glyph. Glyphs that the face does not have are left out.
  mutating func insert(_ glyph: Int) {
    let word = glyph >> 6
    if word < words.count { words[word] |= UInt64(1) << UInt64(glyph & 63) }
  }

  /// True if the sets, which are of one face, have a glyph in common.
  func intersects(_ other: GlyphSet) -> Bool { words.indices.contains { words[$0] & other.words[$0] != 0 } }

  mutating func formUnion(_ other: GlyphSet) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  mutating func formIntersection(_ other: GlyphSet) {
    for word in words.indices { words[word] &= other.words[word] }
  }

  mutating func subtract(_ other: GlyphSet) {
    for word in words.indices { words[word] &= ~other.words[word] }
  }

  /// Calls `body` with each glyph, in order.
  func forEach(_ body: (Int) -> Void) {
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
