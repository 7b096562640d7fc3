import Testing

@testable import GalleyFonts

struct GlyphSetTests {
  /// A range is inserted by words, and is the same set as glyph by glyph. The face has 200 glyphs, and words for 256.
  @Test(arguments: [0...0, 63...63, 0...63, 1...62, 63...64, 60...130, 64...127, 5...199, 190...70_000, 300...400])
  func aRangeIsAllItsGlyphs(range: ClosedRange<Int>) {
    var (found, expected) = (GlyphSet(glyphCount: 200), GlyphSet(glyphCount: 200))
    // A range that is in the set already has words in common with most of the others.
    for inserted in [40...50, range] {
      found.insert(inserted)
      for glyph in inserted { expected.insert(glyph) }
    }
    #expect(found == expected)
    #expect(found.count == Set(40...50).union(range.filter { $0 < 256 }).count)
  }
}
