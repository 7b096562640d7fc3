import TestSupport
import Testing

@testable import GalleyFonts

/// The container of glyphs behaves as an array of them does.
struct ShapedGlyphsTests {
  private static func glyph(_ random: inout SeededNumbers) -> ShapedGlyph {
    let isOffset = Int.random(in: 0..<3, using: &random) == 0
    let distances: ClosedRange<Int32> = isOffset ? -3...3 : 0...0
    return ShapedGlyph(
      glyph: .random(in: 0..<65_536, using: &random), cluster: .random(in: 0...(.max), using: &random),
      advance: .random(in: .min...(.max), using: &random), xOffset: .random(in: distances, using: &random),
      yOffset: .random(in: distances, using: &random),
      flags: ShapedGlyph.Flags(rawValue: .random(in: 0..<8, using: &random)))
  }

  private static func glyphs(_ count: Int, _ random: inout SeededNumbers) -> [ShapedGlyph] {
    (0..<count).map { _ in glyph(&random) }
  }

  @Test func aGlyphTakesTwelveBytes() { #expect(MemoryLayout<ShapedGlyphs.Packed>.stride == 12) }

  @Test(arguments: 0..<SeededRuns.count(100)) func anyChangesAreThoseOfAnArray(seed: Int) {
    var random = SeededNumbers(seed: seed)
    var expected: [ShapedGlyph] = []
    var glyphs = ShapedGlyphs()
    for _ in 0..<40 {
      let start = Int.random(in: 0...expected.count, using: &random)
      let range = start..<Int.random(in: start...expected.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let new = Self.glyphs(.random(in: 0..<9, using: &random), &random)
        expected += new
        glyphs.append(atMost: new.count + 2) { writer in for glyph in new { writer.append(glyph) } }
      case 6:
        let new = Self.glyphs(.random(in: 0..<9, using: &random), &random)
        expected += new
        glyphs.append(contentsOf: new)
      case 2:
        let new = Self.glyphs(.random(in: 0..<5, using: &random), &random)
        expected.replaceSubrange(range, with: new)
        glyphs.replaceSubrange(range, with: new)
      case 3:
        guard let place = expected.indices.randomElement(using: &random) else { continue }
        let new = Self.glyph(&random)
        expected[place] = new
        glyphs[place] = new
      case 4:
        guard let place = expected.indices.randomElement(using: &random) else { continue }
        expected[place].advance = 7
        expected[place].flags.formUnion(.ignorable)
        glyphs[place].advance = 7
        glyphs[place].flags.formUnion(.ignorable)
      default:
        // The whole is not changed with its part.
        let (old, oldArray) = (glyphs, expected)
        expected = Array(expected[range])
        glyphs = ShapedGlyphs(copying: glyphs[range])
        #expect(Array(old) == oldArray)
      }
      #expect(Array(glyphs) == expected)
      #expect(glyphs.indices.map { glyphs[$0] } == expected)
      #expect(glyphs.indices.map { glyphs.cluster(at: $0) } == expected.map(\.cluster))
      #expect(glyphs.indices.map { glyphs.advance(at: $0) } == expected.map(\.advance))
      #expect(glyphs == ShapedGlyphs(expected))
      #expect(glyphs.hashValue == ShapedGlyphs(expected).hashValue)
    }
  }

  @Test func aPartHasTheIndicesOfTheWhole() {
    var random = SeededNumbers(seed: 1)
    let all = Self.glyphs(30, &random)
    let glyphs = ShapedGlyphs(all)
    let part = glyphs[10..<25]
    #expect(part.indices == 10..<25)
    #expect(part.map(\.self) == Array(all[10..<25]))
    #expect(part[12...20].map(\.self) == Array(all[12...20]))
    #expect(part == ShapedGlyphs(all[10..<25]))
    #expect(part != glyphs)
    var changed = part
    changed[11].xOffset += 5
    #expect(glyphs[11] == all[11])
    #expect(changed[11].xOffset == all[11].xOffset + 5)
    #expect(changed.indices == 10..<25)
    #expect(changed[12...].elementsEqual(all[12..<25]))
    changed.append(all[0])
    #expect(changed.indices == 10..<26)
    #expect(changed[25] == all[0])
    #expect(changed[12..<25].elementsEqual(all[12..<25]))
  }

  @Test func aPartThatIsAppendedToByAWriterIsAFault() async {
    await #expect(processExitsWith: .failure) {
      var part = ShapedGlyphs([
        ShapedGlyph(glyph: 1, cluster: 0, advance: 0), ShapedGlyph(glyph: 2, cluster: 1, advance: 0),
      ])[0..<1]
      part.append(atMost: 1) { _ in }
    }
  }
}
