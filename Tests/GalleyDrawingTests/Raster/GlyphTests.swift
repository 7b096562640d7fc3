import GalleyBase
import GalleyDrawing
import GalleyFonts
import TestSupport
import Testing

/// The test face's capital H is a box from 50 to 550 and from 0 to 700 of 1000 units.
@Suite struct GlyphTests {
  private func drawn(
    _ character: Unicode.Scalar = "H", x: Double, y: Double, size: Double = 10, scale: Double = 1,
    color: Color = .black, pixels: (Int, Int) = (8, 12), background: Color = .white,
    before: (inout Canvas) -> Void = { _ in }
  ) throws -> Bitmap {
    let font = try monoFont(size: size)
    let glyph = try #require(try testTypesetter().glyph(for: character.value, in: font))
    return try picture(pixels.0, pixels.1, scale: scale, background: background) {
      before(&$0)
      $0.draw(
        GlyphsCommand(
          font: font, origin: .zero, glyphs: [PositionedGlyph(glyph: glyph, x: x, y: y)], color: color))
    }
  }

  @Test func aGlyphStandsOnItsBaseline() throws {
    // At 40 pixels per em the box spans 2…22 horizontally and is 28 high.
    let bitmap = try drawn(x: 0, y: 15, size: 20, scale: 2, pixels: (24, 34))
    #expect(
      bitmap.reds(row: 10) == [255, 255] + .init(repeating: 0, count: 20) + [255, 255])
    #expect(bitmap.reds(column: 10) == [255, 255] + .init(repeating: 0, count: 28) + .init(repeating: 255, count: 4))
  }

  /// At 10 pixels per em the box spans 0.5 to 5.5, and glyphs are placed on thirds of a pixel. Coverage is 256 times
  /// the area, rounded down: 1/6 is 42, 5/6 is 213.
  @Test(
    arguments: [
      (0.0, [127, 0, 0, 0, 0, 127, 255, 255]), (1.0 / 3, [213, 0, 0, 0, 0, 42, 255, 255]),
      (2.0 / 3, [255, 42, 0, 0, 0, 0, 213, 255]), (1.0, [255, 127, 0, 0, 0, 0, 127, 255]),
    ] as [(Double, [Int])])
  func smallGlyphsStandOnThirdsOfAPixel(x: Double, row: [Int]) throws {
    try expectEqual(drawn(x: x, y: 9).reds(row: 5), row)
  }

  /// At 10, 20 and 40 pixels per em glyphs are placed on thirds, halves and whole pixels; x is in pixels.
  @Test(
    arguments: [
      (1.0, 0.329, 0.0), (1, 0.3328, 1.0 / 3), (1, 0.66, 1.0 / 3), (1, -0.01, -1.0 / 3), (2, 0.49, 0), (2, 0.5, 0.5),
      (2, 0.99, 0.5), (2, -0.3, -0.5), (4, 0.99, 0), (4, 1, 1), (4, -0.01, -1),
    ] as [(Double, Double, Double)])
  func positionsAreRoundedDownToTheGridOfTheirSize(scale: Double, x: Double, stands: Double) throws {
    let pixels = (40, 48)
    let there = try drawn(x: (x + 4) / scale, y: 9, scale: scale, pixels: pixels)
    try expectEqual(there, drawn(x: (stands + 4) / scale, y: 9, scale: scale, pixels: pixels))
    #expect(try there != drawn(x: (stands + 5) / scale, y: 9, scale: scale, pixels: pixels))
  }

  @Test(arguments: [(8.49, 8.0), (8.5, 9), (8.99, 9), (9.2, 9), (-0.5, 0), (-0.51, -1)])
  func baselinesRoundToTheNearestPixel(y: Double, nearest: Double) throws {
    try expectEqual(drawn(x: 1, y: y), drawn(x: 1, y: nearest))
  }

  @Test func originAndTranslationAddUp() throws {
    let font = try monoFont(size: 10)
    let glyph = try #require(try testTypesetter().glyph(for: 0x48, in: font))
    let moved = try picture(8, 12) {
      $0.translateBy(x: 1, y: 4)
      $0.draw(
        GlyphsCommand(
          font: font, origin: Point(x: 0.25, y: 3), glyphs: [PositionedGlyph(glyph: glyph, x: 0.5, y: 2)],
          color: .black))
    }
    #expect(moved == (try drawn(x: 1.75, y: 9)))
  }

  @Test func translucentGlyphsAreMixedOnce() throws {
    let bitmap = try drawn(x: 0, y: 9, color: Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(bitmap[2, 5] == Color(red: 255, green: 127, blue: 127))
    // The edge has 128 of 255: opacity 128 · 128 / 255 = 64.
    #expect(bitmap[0, 5] == Color(red: 255, green: 191, blue: 191))
  }

  @Test func textOnATransparentBackgroundKeepsItsColor() throws {
    let bitmap = try drawn(x: 0, y: 9, color: Color(red: 10, green: 20, blue: 30), background: .clear)
    #expect(bitmap[2, 5] == Color(red: 10, green: 20, blue: 30))
    #expect(bitmap[0, 5] == Color(red: 10, green: 20, blue: 30, alpha: 128))
    #expect(bitmap[7, 5] == .clear)
  }

  @Test func glyphsAreClipped() throws {
    let bitmap = try drawn(x: 0, y: 9) { $0.clip(to: Rect(x: 2, y: 4, width: 1, height: 2)) }
    #expect(bitmap.reds.joined().count { $0 == 0 } == 2)
    #expect(bitmap.reds.joined().count { $0 == 255 } == 8 * 12 - 2)
    let rounded = try drawn(x: 0, y: 9) { $0.clip(to: Rect(x: 2.5, y: 0, width: 9, height: 12)) }
    #expect(rounded.reds(row: 5) == [255, 255, 127, 0, 0, 127, 255, 255])
  }

  @Test(arguments: [(-4.0, 9.0), (6, 9), (0, 2), (0, 17), (-400, 9), (1e12, 9), (0, -1e300), (.nan, 9), (0, .infinity)])
  func glyphsBeyondTheEdgeDoNotCrash(x: Double, y: Double) throws {
    let bitmap = try drawn(x: x, y: y)
    let whole = try drawn(x: x + 400, y: y + 30, pixels: (808, 72))
    for row in 0..<12 where abs(x) <= 400 {
      #expect(bitmap.reds(row: row) == Array(whole.reds(row: row + 30)[400..<408]))
    }
  }

  @Test func glyphsTooLargeForAMaskAreFilledAsOutlines() throws {
    // At 10,000 pixels per em the box spans 500 to 5500.
    let bitmap = try drawn(x: -499, y: 9, size: 10_000, pixels: (3, 12))
    #expect(bitmap.reds(row: 3) == [255, 0, 0])
    #expect(bitmap.reds(column: 1) == .init(repeating: 0, count: 9) + [255, 255, 255])
  }
}
