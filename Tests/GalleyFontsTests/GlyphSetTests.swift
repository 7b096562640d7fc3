import Testing

@testable import GalleyFonts

/// Sets of glyphs against Swift's sets. The face has 200 glyphs, and words for 256.
struct GlyphSetTests {
  @Test(arguments: [[0], [63, 64], [0, 127, 128, 199], [5, 300, 70_000], []])
  func operationsAreThoseOfSets(glyphs: [Int]) {
    let other = Set(60...130)
    func set(_ glyphs: some Sequence<Int>) -> GlyphSet {
      var set = GlyphSet(glyphCount: 200)
      for glyph in glyphs { set.insert(glyph) }
      return set
    }
    func numbers(_ body: (inout GlyphSet) -> Void) -> Set<Int> {
      var (changed, numbers) = (set(glyphs), Set<Int>())
      body(&changed)
      changed.forEach { numbers.insert($0) }
      #expect(changed.count == numbers.count && numbers.allSatisfy(changed.contains))
      return numbers
    }
    let known = Set(glyphs.filter { $0 < 256 })
    #expect(numbers { _ in } == known)
    #expect(numbers { $0.formUnion(set(other)) } == known.union(other))
    #expect(numbers { $0.formIntersection(set(other)) } == known.intersection(other))
    #expect(numbers { $0.subtract(set(other)) } == known.subtracting(other))
    #expect(set(glyphs).intersects(set(other)) == !known.isDisjoint(with: other))
    #expect(HarfBuzzSet(set(glyphs)).numbers == known.sorted())
    #expect(GlyphSet.all(glyphCount: 200).contains(199))
  }
}
