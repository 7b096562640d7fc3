import GalleyBase
import Testing

@testable import GalleyFonts

/// Slant and stretch by machine. H of the mono face is a box from (50, 0) to (550, 700) of 1000 units, 600 wide.
struct SynthesisTests {
  /// ln 2: everything is twice as wide.
  private static let twice = 0.693_147_180_559_945_3
  private let typesetter: Typesetter
  private let font: Font

  init() throws { (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10) }

  private func advances(_ text: String, _ font: Font) -> [Double] {
    typesetter.shaped(text, font).map { Double($0.advance) / 65_536 }
  }

  @Test(
    arguments: [
      (0, 1), (1, 2.718_281_828_459_045), (-1, 0.367_879_441_171_442_33), (0.5, 1.648_721_270_700_128_2),
      (5, 148.413_159_102_576_6), (-5, 0.006_737_946_999_085_467), (SynthesisTests.twice, 2),
    ] as [(Double, Double)])
  func exponentialsAreRight(power: Double, value: Double) {
    #expect(((exponential(power) - value) / value).magnitude < 1e-13)
  }

  @Test func itIsPartOfTheValue() {
    let slanted = font.withSynthesis(obliqueness: 0.25, expansion: Self.twice)
    #expect(slanted != font)
    #expect(slanted == font.withSynthesis(obliqueness: 0.25, expansion: Self.twice))
    #expect(slanted.hashValue == font.withSynthesis(obliqueness: 0.25, expansion: Self.twice).hashValue)
    #expect(slanted.withSize(20).obliqueness == 0.25)
    #expect(slanted.withSize(20).expansion == Self.twice)
    #expect(slanted.withSynthesis(obliqueness: 0, expansion: 0) == font)
    #expect(slanted.lineHeight == 10)
  }

  @Test func valuesOutOfBoundsAreMovedIn() {
    #expect(font.withSynthesis(obliqueness: .nan, expansion: .nan) == font)
    #expect(font.withSynthesis(obliqueness: -0.0, expansion: -0.0) == font)
    let most = font.withSynthesis(obliqueness: .infinity, expansion: -.infinity)
    #expect([most.obliqueness, most.expansion] == [10, -5])
  }

  @Test func advancesStretchAndDoNotSlant() {
    #expect(advances("HH", font.withSynthesis(obliqueness: 0.5, expansion: 0)) == [6, 6])
    #expect(advances("HH", font.withSynthesis(obliqueness: 0, expansion: Self.twice)) == [12, 12])
    #expect(advances("HH", font.withSynthesis(obliqueness: 0, expansion: -Self.twice)) == [3, 3])
    // e^0.1 is 1.10517…, or 72428.48 / 65536, which rounds: 6 of it are on the grid.
    #expect(advances("H", font.withSynthesis(obliqueness: 0, expansion: 0.1)) == [434_568 / 65_536.0])
  }

  @Test func offsetsStretchToo() throws {
    let (typesetter, font) = try TestManifest.typesetter("Galley Test Varied", size: 10)
    func mark(_ font: Font) throws -> ShapedGlyph { try #require(typesetter.shaped("a\u{301}", font).last) }
    let plain = try mark(font)
    let wide = try mark(font.withSynthesis(obliqueness: 0, expansion: Self.twice))
    // From the end of a, 500 wide, back to its middle.
    #expect([plain.xOffset, wide.xOffset] == [-163_840, -327_680])
    #expect(wide.yOffset == plain.yOffset)
  }

  @Test func masksStretch() throws {
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    let wide = font.withSynthesis(obliqueness: 0, expansion: Self.twice)
    let masks = [font, wide, font].map { typesetter.mask(font: $0, glyph: glyph, phase: .whole, scale: 2) }
    #expect(
      masks.map { [$0.left, $0.top, $0.width, $0.height] } == [[1, -14, 10, 14], [2, -14, 20, 14], [1, -14, 10, 14]])
    let moved = typesetter.mask(font: wide, glyph: glyph, phase: GlyphPhase(2, of: 4), scale: 2)
    #expect([moved.left, moved.width] == [2, 21])
  }

  @Test func masksSlant() throws {
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    let slanted = font.withSynthesis(obliqueness: 1, expansion: 0)
    let mask = typesetter.mask(font: slanted, glyph: glyph, phase: .whole, scale: 2)
    // From (1, 0) and (11, 0) at the baseline to (15, 14) and (25, 14) at the top: half of the pixels at either end.
    #expect([mask.left, mask.top, mask.width, mask.height] == [1, -14, 24, 14])
    let rows = typesetter.withBytes(of: mask) { bytes in (0..<14).map { Array(bytes[$0 * 24..<($0 + 1) * 24]) } }
    func row(_ before: Int) -> [UInt8] {
      [UInt8](repeating: 0, count: before) + [128] + [UInt8](repeating: 255, count: 9) + [128]
        + [UInt8](repeating: 0, count: 13 - before)
    }
    #expect(rows == (0..<14).map { row(13 - $0) })
  }

  @Test func outlinesAndInkFollow() throws {
    let glyph = try #require(typesetter.glyph(for: 0x48, in: font))
    let both = font.withSynthesis(obliqueness: 0.5, expansion: Self.twice)
    let corners: [Path.Element] = [
      .move(Point(x: 1, y: 0)), .line(Point(x: 4.5, y: -7)), .line(Point(x: 14.5, y: -7)), .line(Point(x: 11, y: 0)),
      .close,
    ]
    #expect(typesetter.outline(font: both, glyph: glyph).elements == corners)
    #expect(typesetter.inkBounds(font: both, glyph: glyph) == Rect(x: 1, y: -7, width: 13.5, height: 7))
  }

  @Test func fallbackFontsAreSynthesizedToo() throws {
    let (typesetter, font) = try TestManifest.typesetter(
      "Galley Test Variable", size: 10, fallback: ["Galley Test Mono"])
    let slanted = font.withSynthesis(obliqueness: 0.25, expansion: Self.twice)
    let runs = Array("あ".utf16).withUnsafeBufferPointer {
      typesetter.faceRuns($0, range: 0..<1, font: slanted) { _ in true }
    }
    #expect(runs.map(\.font.fontName) == ["GalleyTestMono-Regular"])
    #expect(runs.map(\.font.obliqueness) == [0.25])
    #expect(runs.map(\.font.expansion) == [Self.twice])
    #expect(runs.map(\.font.pointSize) == [10])
  }

  @Test func colouredBitmapsStayAsTheyAre() throws {
    let (typesetter, font) = try TestManifest.typesetter("Noto Color Emoji", size: 20)
    let glyph = try #require(typesetter.glyph(for: 0x1F600, in: font))
    let both = font.withSynthesis(obliqueness: 0.5, expansion: Self.twice)
    let masks = [font, both].map { typesetter.mask(font: $0, glyph: glyph, phase: .whole, scale: 1) }
    #expect(masks[0].format == .premultipliedColor)
    #expect(masks[0].width == masks[1].width && masks[0].left == masks[1].left)
    #expect(advances("😀", both) == advances("😀", font))
    #expect(typesetter.inkBounds(font: both, glyph: glyph) == typesetter.inkBounds(font: font, glyph: glyph))
  }
}
