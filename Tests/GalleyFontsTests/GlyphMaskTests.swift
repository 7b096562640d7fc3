import GalleyBase
import GalleyFonts
import TestSupport
import Testing

struct GlyphMaskTests {
  private let typesetter: Typesetter
  private let font: Font

  init() throws { (typesetter, font) = try TestManifest.typesetter("Galley Test Mono", size: 10) }

  private func mask(_ letter: Unicode.Scalar, _ subpixel: Int = 0, scale: Double = 2) throws -> GlyphMask {
    let glyph = try #require(typesetter.glyph(for: letter.value, in: font))
    return typesetter.mask(font: font, glyph: glyph, phase: GlyphPhase(subpixel, of: 4), scale: scale)
  }

  private func bytes(_ mask: GlyphMask) -> [UInt8] { typesetter.withBytes(of: mask) { Array($0) } }

  /// H is a box from (50, 0) to (550, 700) of 1000 units.
  @Test func aBoxOnWholePixelsIsFull() throws {
    let mask = try mask("H")
    #expect(mask == GlyphMask(offset: mask.offset, width: 10, height: 14, left: 1, top: -14, format: .coverage))
    #expect(bytes(mask) == [UInt8](repeating: 255, count: 140))
  }

  @Test(arguments: [(1, [192, 64]), (2, [128, 128]), (3, [64, 192])] as [(Int, [UInt8])])
  func quarterPixelsMoveItRight(subpixel: Int, edges: [UInt8]) throws {
    let mask = try mask("H", subpixel)
    #expect([mask.left, mask.top, mask.width, mask.height] == [1, -14, 11, 14])
    let row = [edges[0]] + [UInt8](repeating: 255, count: 9) + [edges[1]]
    #expect(bytes(mask) == Array([[UInt8]](repeating: row, count: 14).joined()))
  }

  @Test func descendersReachBelowTheBaseline() throws {
    // g: (50, -200) to (550, 500).
    let mask = try mask("g")
    #expect([mask.left, mask.top, mask.width, mask.height] == [1, -10, 10, 14])
  }

  @Test func edgesInsideAPixelAreGrey() throws {
    // At 15 pixels per em: x from 0.75 to 8.25, y to 10.5.
    let mask = try mask("H", scale: 1.5)
    #expect([mask.left, mask.top, mask.width, mask.height] == [0, -11, 9, 11])
    let pixels = bytes(mask)
    #expect(Array(pixels[9..<18]) == [64, 255, 255, 255, 255, 255, 255, 255, 64])
    #expect(Array(pixels[0..<9]) == [32, 128, 128, 128, 128, 128, 128, 128, 32])
  }

  @Test func aSpaceIsEmpty() throws {
    #expect(try mask(" ").isEmpty)
    try expectEqual(mask(" "), .empty)
  }

  @Test func unknownGlyphsAndSizesOfNothingAreEmpty() throws {
    #expect(typesetter.mask(font: font, glyph: 60_000, phase: .whole, scale: 1) == .empty)
    #expect(typesetter.mask(font: font, glyph: 1_000_000, phase: .whole, scale: 1) == .empty)
    try expectEqual(mask("H", scale: 0), .empty)
    try expectEqual(mask("H", scale: -1), .empty)
    try expectEqual(mask("H", scale: .nan), .empty)
  }

  @Test func aMaskIsKept() throws {
    let first = try mask("H")
    let other = try mask("H", 1)
    try expectEqual(mask("H"), first)
    #expect(other.offset != first.offset)
  }

  @Test func largeGlyphsAreRenderedButNotKept() throws {
    let large = try mask("H", scale: 100)
    #expect([large.width, large.height] == [500, 700])
    #expect(bytes(large).allSatisfy { $0 == 255 })
    let other = try mask("g", scale: 100)
    #expect(other.offset == large.offset)
    #expect([other.width, other.height] == [500, 700])
    let small = try mask("H")
    #expect(bytes(small).allSatisfy { $0 == 255 })
  }

  @Test(arguments: [204.8, 205, 3000, .infinity])
  func hugeGlyphsAreLeftToTheirOutline(scale: Double) throws {
    let mask = try mask("H", scale: scale)
    #expect(mask.format == (scale == 204.8 ? .coverage : .tooLarge))
    #expect(mask.isEmpty == (scale != 204.8))
  }

  @Test func afterTheCacheWasFullGlyphsAreRightAgain() throws {
    let (typesetter, _) = try TestManifest.typesetter("Inter", size: 10)
    let fonts = typesetter.fonts
    func picture(_ glyph: UInt32, _ size: Double) throws -> [UInt8] {
      let font = try fonts.font(FontDescriptor(family: "Inter"), size: size)
      let mask = typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 1)
      return typesetter.withBytes(of: mask) { Array($0) } + [UInt8(mask.width & 0xFF), UInt8(mask.height & 0xFF)]
    }
    let before = try picture(20, 200)
    // 21 MB of pixels at the least.
    for glyph: UInt32 in 1...2400 { _ = try picture(glyph, 150) }
    try expectEqual(picture(20, 200), before)
  }

  @Test func facesAndSizesAreKeptApart() throws {
    let fonts = typesetter.fonts
    let varied = try fonts.font(FontDescriptor(family: "Galley Test Varied"), size: 10)
    let glyph = try #require(typesetter.glyph(for: 0x69, in: varied))
    let first = typesetter.mask(font: varied, glyph: glyph, phase: .whole, scale: 2)
    let second = typesetter.mask(font: font, glyph: glyph, phase: .whole, scale: 2)
    let third = typesetter.mask(font: varied.withSize(20), glyph: glyph, phase: .whole, scale: 2)
    #expect(typesetter.mask(font: varied.withSize(20), glyph: glyph, phase: .whole, scale: 1) == first)
    #expect(Set([first, second, third]).count == 3)
  }
}

struct ColorMaskTests {
  private let typesetter: Typesetter
  private let font: Font
  private let glyph: UInt32

  init() throws {
    (typesetter, font) = try TestManifest.typesetter("Noto Color Emoji", size: 109)
    glyph = try #require(typesetter.glyph(for: 0x1F600, in: font))
  }

  private func mask(_ scale: Double, _ subpixel: Int = 0) -> (mask: GlyphMask, bytes: [UInt8]) {
    let mask = typesetter.mask(font: font, glyph: glyph, phase: GlyphPhase(subpixel, of: 4), scale: scale)
    return (mask, typesetter.withBytes(of: mask) { Array($0) })
  }

  private func sums(_ bytes: [UInt8]) -> [Int] {
    (0..<4).map { component in stride(from: component, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) } }
  }

  /// The strike is 136 by 128 at 109 pixels per em.
  @Test func atTheStrikesOwnSizeItIsTheStrike() {
    let (mask, bytes) = mask(1)
    #expect(mask.format == .premultipliedColor)
    #expect([mask.width, mask.height] == [136, 128])
    #expect(bytes.count == 136 * 128 * 4)
    // A yellow face: opaque in its middle, red over green over blue, nothing in the corner.
    let middle = Array(bytes[(64 * 136 + 68) * 4..<(64 * 136 + 69) * 4])
    #expect(middle[3] == 255 && middle[0] > middle[2] && middle[1] > middle[2])
    #expect(bytes[0..<4] == [0, 0, 0, 0])
  }

  @Test func coloursAreMultipliedByAlpha() {
    for scale in [0.2, 1, 1.7] {
      let bytes = mask(scale).bytes
      #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0..<$0 + 3].max() ?? 0 <= bytes[$0 + 3] })
    }
  }

  @Test(arguments: [0.1, 0.156, 0.25, 0.5, 0.75, 1.25, 2])
  func scalingKeepsTheAmountOfColour(scale: Double) {
    let full = sums(mask(1).bytes)
    let scaled = sums(mask(scale).bytes)
    // The size was rounded to 1/64 pixel per em.
    let factor = (109 * scale * 64).rounded() / (109 * 64)
    for (before, after) in zip(full, scaled) {
      #expect((Double(after) / (Double(before) * factor * factor) - 1).magnitude < 0.01)
    }
  }

  @Test func halfSizeIsTheMeanOfFourPixels() {
    let (full, pixels) = mask(1)
    let (half, halved) = mask(0.5)
    #expect(half.left == full.left / 2 && half.top == full.top / 2 - (full.top % 2 == 0 ? 0 : 1))
    // Column 30 of the strike's even columns, below an odd top row the pairs begin one row later.
    let shift = full.top % 2 == 0 ? 0 : 1
    func source(_ x: Int, _ y: Int, _ component: Int) -> Int { Int(pixels[(y * 136 + x) * 4 + component]) }
    for component in 0..<4 {
      let (x, y) = (60, 60 - shift)
      let sum =
        source(x, y, component) + source(x + 1, y, component) + source(x, y + 1, component)
        + source(x + 1, y + 1, component)
      let at = ((30 * Int(half.width)) + 30) * 4 + component
      #expect(Int(halved[at]) == (sum + 2) / 4)
    }
  }

  @Test func quarterPixelsMoveIt() {
    let centre = { (result: (mask: GlyphMask, bytes: [UInt8])) -> Double in
      var (weight, moment) = (0.0, 0.0)
      for index in stride(from: 3, to: result.bytes.count, by: 4) {
        let column = index / 4 % Int(result.mask.width) + Int(result.mask.left)
        weight += Double(result.bytes[index])
        moment += Double(result.bytes[index]) * Double(column)
      }
      return moment / weight
    }
    let start = centre(mask(0.25))
    for subpixel in 1...3 {
      #expect((centre(mask(0.25, subpixel)) - start - Double(subpixel) / 4).magnitude < 0.02)
    }
  }

  @Test func anEmojiHasInkAndNoOutline() {
    #expect(typesetter.outline(font: font, glyph: glyph).elements.isEmpty)
    let ink = typesetter.inkBounds(font: font, glyph: glyph)
    #expect((ink.width - 136).magnitude < 0.1 && (ink.height - 128).magnitude < 0.1)
  }
}
