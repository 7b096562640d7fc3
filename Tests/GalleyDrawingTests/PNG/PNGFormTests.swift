import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

/// The choice of PNG's colour type and bit depth for a picture.
@Suite struct PNGFormTests {
  @Test(arguments: [
    (PNGRoundTripTests.Kind.black, 0, 1), (.blackAndWhite, 0, 1), (.fourGreys, 0, 2), (.sixteenGreys, 0, 4),
    (.unevenGreys, 3, 2), (.greys, 0, 8), (.greysWithAlpha, 4, 8), (.twoColors, 3, 1), (.fewColors, 3, 8),
    (.colorsWithAlpha, 3, 8), (.opaqueColors, 2, 8), (.everything, 6, 8),
  ])
  func theSmallestFormIsUsed(kind: PNGRoundTripTests.Kind, colorType: UInt8, bitDepth: UInt8) throws {
    let bitmap = try PNGRoundTripTests.bitmap(kind, PixelSize(width: 64, height: 64), seed: 3)
    let header = try #require(chunks(of: PNG.encode(bitmap)).first).data
    #expect(header == HandmadePNG.bigEndian(64) + HandmadePNG.bigEndian(64) + [bitDepth, colorType, 0, 0, 0])
  }

  /// This many opaque colours, none of them grey, in 100 × 100 pixels.
  @Test(arguments: [(2, 3, 1), (3, 3, 2), (4, 3, 2), (5, 3, 4), (16, 3, 4), (17, 3, 8), (256, 3, 8), (257, 2, 8)])
  func thePaletteHasTheMinimumBitDepth(colors: Int, colorType: UInt8, bitDepth: UInt8) throws {
    var bitmap = try Bitmap(size: PixelSize(width: 100, height: 100))
    for place in 0..<10_000 {
      let color = place % colors
      bitmap[place % 100, place / 100] = Color(red: UInt8(color & 255), green: UInt8(color >> 8), blue: 255)
    }
    let png = try PNG.encode(bitmap)
    #expect(Array(png[24..<26]) == [bitDepth, colorType])
    try expectEqual(PNG.decode(png), bitmap)
  }

  @Test func paletteMustSaveMoreThanItCosts() throws {
    // Three colours in three pixels take 9 bytes without a palette.
    var bitmap = try Bitmap(size: PixelSize(width: 3, height: 1), color: .pureRed)
    bitmap[1, 0] = Color(red: 0, green: 255, blue: 0)
    bitmap[2, 0] = Color(red: 0, green: 0, blue: 255)
    try expectEqual(PNG.encode(bitmap)[25], 2)
  }

  @Test func thePaletteDependsOnlyOnTheSetOfColors() throws {
    let colors: [Color] = [.white, .pureRed, Color(red: 9, green: 0, blue: 0, alpha: 7), .clear, .black]
    func palette(_ order: [Color]) throws -> [[UInt8]] {
      var bitmap = try Bitmap(size: PixelSize(width: 50, height: 50))
      for place in 0..<2500 { bitmap[place % 50, place / 50] = order[place % order.count] }
      return chunks(of: try PNG.encode(bitmap)).filter { ["PLTE", "tRNS"].contains($0.name) }.map(\.data)
    }
    // Transparent colours come first, so that only their alphas are written.
    let expected: [[UInt8]] = [[0, 0, 0, 9, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 255], [0, 7]]
    try expectEqual(palette(colors), expected)
    try expectEqual(palette(colors.reversed()), expected)
  }

  @Test func textInOneColorOnATransparentBackgroundUsesAPalette() throws {
    var bitmap = try Bitmap(size: PixelSize(width: 64, height: 64))
    for place in 0..<4096 {
      bitmap[place % 64, place / 64] = Color(red: 200, green: 30, blue: 60, alpha: UInt8(place % 256))
    }
    try expectEqual(PNG.encode(bitmap)[25], 3)
  }
}
