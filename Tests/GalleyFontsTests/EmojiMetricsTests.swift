import GalleyBase
import GalleyFonts
import Testing

/// Apple's boxes for whatever emoji font there is, as recorded on iOS: an advance of 16 pt at 12 pt, a picture of 60 by 60
/// pixels at 20 pt and 3x whose lower edge is 9 pixels below the baseline.
@Suite struct EmojiMetricsTests {
  private func setting(_ size: Double, _ metrics: EmojiMetrics) throws -> (Typesetter, Font, UInt32) {
    let (typesetter, font) = try TestManifest.typesetter("Noto Color Emoji", size: size, emojiMetrics: metrics)
    return (typesetter, font, try #require(typesetter.glyph(for: 0x1F600, in: font)))
  }

  @Test func theAdvanceIsFourThirdsOfTheSize() throws {
    let (typesetter, font, _) = try setting(12, .apple)
    // Rounded down to 1/64 font unit, so that what is meant to fit in 16 points does.
    let unit = 12.0 / 64 / Double(font.face.metrics.unitsPerEm)
    let advances = typesetter.shaped("😀😀", font).map { Double(fixed16: $0.advance) }
    #expect(advances.count == 2 && advances.allSatisfy { (16 - unit...16).contains($0) })
    let (own, plain, _) = try setting(12, .font)
    #expect(own.shaped("😀", plain).allSatisfy { Double(fixed16: $0.advance) < 15 })
  }

  /// Noto's bitmap is 136 by 128: 60 pixels wide, 56.5 high in the middle of the square from 51 above to 9 below.
  @Test func thePictureIsInASquareOfOneEm() throws {
    let (typesetter, font, glyph) = try setting(20, .apple)
    let mask = typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 3)
    #expect([mask.left, mask.width] == [10, 60])
    #expect([mask.top, mask.top + mask.height] == [-50, 8])
    #expect(
      typesetter.inkBounds(font: font, glyph: glyph) == Rect(x: (10.0 / 3).onLengthGrid, y: -17, width: 20, height: 20))
    let moved = typesetter.mask(font: font, glyph: glyph, phase: GlyphPhase(1, of: 2), scale: 3)
    #expect([moved.left, moved.width] == [10, 61])
  }
}
