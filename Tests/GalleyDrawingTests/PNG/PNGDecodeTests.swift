import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct PNGDecodeTests {
  private func decoded(
    _ width: Int, _ height: Int, _ bitDepth: UInt8, _ colorType: UInt8, rows: [[UInt8]],
    chunks: [(String, [UInt8])] = []
  ) throws -> [Color] {
    var png = HandmadePNG(width: width, height: height, bitDepth: bitDepth, colorType: colorType)
    for chunk in chunks { png.add(chunk.0, chunk.1) }
    png.addRows(rows)
    let bitmap = try PNG.decode(png.bytes)
    #expect(bitmap.size == PixelSize(width: width, height: height))
    return (0..<height).flatMap { y in (0..<width).map { bitmap[$0, y] } }
  }

  @Test func sixteenBitsRoundToEight() throws {
    let levels: [UInt16] = [0, 128, 129, 0x8000, 0x7F7F, 0x8080, 0xFF7E, 0xFF7F, 0xFFFF]
    let row = levels.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    // The expected level is level · 255 / 65535, rounded to nearest.
    try expectEqual(decoded(9, 1, 16, 0, rows: [row]), [0, 0, 1, 128, 127, 128, 254, 255, 255].map { Color(grey: $0) })
  }

  @Test(arguments: [(1, [0, 255, 255, 0]), (2, [0, 85, 170, 255]), (4, [0, 17, 238, 255])])
  func greysOfFewBitsSpreadEvenly(bitDepth: Int, levels: [Int]) throws {
    let row: [UInt8] = bitDepth == 1 ? [0b0110_0000] : bitDepth == 2 ? [0b0001_1011] : [0x01, 0xEF]
    try expectEqual(decoded(4, 1, UInt8(bitDepth), 0, rows: [row]), levels.map { Color(grey: $0) })
  }

  @Test func aGreyLevelCanBeTransparent() throws {
    let colors = try decoded(4, 1, 2, 0, rows: [[0b0001_1011]], chunks: [("tRNS", [0, 2])])
    #expect(colors == [Color(grey: 0), Color(grey: 85), Color(grey: 170, alpha: 0), Color(grey: 255)])
  }

  @Test func transparentColorOfSixteenBitsMustMatchExactly() throws {
    let row: [UInt8] = [1, 2, 3, 4, 5, 6] + [1, 2, 3, 4, 5, 7]
    let colors = try decoded(2, 1, 16, 2, rows: [row], chunks: [("tRNS", [1, 2, 3, 4, 5, 6])])
    #expect(colors.map(\.alpha) == [0, 255])
  }

  @Test(
    arguments: [
      (1, [0b0100_0000], [0, 1, 0]), (2, [0b0001_1000], [0, 1, 2]), (4, [0x21, 0x00], [2, 1, 0]),
      (8, [1, 2, 0], [1, 2, 0]),
    ] as [(UInt8, [UInt8], [Int])])
  func palettesWithAlpha(bitDepth: UInt8, row: [UInt8], indices: [Int]) throws {
    let palette: [UInt8] = [10, 20, 30, 40, 50, 60] + (bitDepth > 1 ? [70, 80, 90] : [])
    let colors = try decoded(3, 1, bitDepth, 3, rows: [row], chunks: [("PLTE", palette), ("tRNS", [5])])
    let expected = [
      Color(red: 10, green: 20, blue: 30, alpha: 5), Color(red: 40, green: 50, blue: 60),
      Color(red: 70, green: 80, blue: 90),
    ]
    #expect(colors == indices.map { expected[$0] })
  }

  @Test func greyWithAlpha() throws {
    try expectEqual(
      decoded(2, 1, 8, 4, rows: [[7, 0, 200, 130]]), [Color(grey: 7, alpha: 0), Color(grey: 200, alpha: 130)])
  }

  /// Returns the rows of Adam7's passes over a picture of four bytes per pixel.
  private static func interlacedRows(_ bitmap: Bitmap) -> [[UInt8]] {
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return passes.flatMap { x0, y0, dx, dy in
      stride(from: y0, to: bitmap.height, by: dy).compactMap { y in
        let row = stride(from: x0, to: bitmap.width, by: dx).flatMap { x in
          let color = bitmap[x, y]
          return [color.red, color.green, color.blue, color.alpha]
        }
        return row.isEmpty ? nil : row
      }
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (5, 3), (8, 8), (9, 17), (33, 12)])
  func interlacedPictures(width: Int, height: Int) throws {
    let bitmap = try PNGRoundTripTests.bitmap(.everything, PixelSize(width: width, height: height), seed: 9)
    var png = HandmadePNG(width: width, height: height, bitDepth: 8, colorType: 6, isInterlaced: true)
    png.addRows(Self.interlacedRows(bitmap))
    try expectEqual(PNG.decode(png.bytes), bitmap)
  }

  @Test func chunksAboutColorAndTextAreIgnored() throws {
    let colors = try decoded(
      1, 1, 8, 2, rows: [[1, 2, 3]],
      chunks: [
        ("gAMA", [0, 0, 1, 0]), ("iCCP", [1, 2, 3]), ("sBIT", [9]), ("tEXt", Array("a\0b".utf8)), ("zTXt", [0]),
        ("quIx", [1]),
      ])
    #expect(colors == [Color(red: 1, green: 2, blue: 3)])
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    let bitmap = try Bitmap(size: PixelSize(width: 3, height: 3), color: .pureRed)
    try expectEqual(PNG.decode(PNG.encode(bitmap) + [1, 2, 3]), bitmap)
  }

  /// Red, green, a skin tone and a grey of Display P3, and their values in sRGB (CSS Color 4, its sample code).
  @Test(
    arguments: [
      ([255, 0, 0], [255, 0, 0]), ([0, 255, 0], [0, 255, 0]), ([200, 150, 120], [209, 147, 115]),
      ([90, 90, 90], [90, 90, 90]), ([100, 120, 200], [95, 121, 206]),
    ] as [([UInt8], [UInt8])])
  func displayP3IsConverted(stored: [UInt8], expected: [UInt8]) throws {
    let primaries: [[Int]] = [[33_759, 15_807, -69], [19_135, 45_368, 2745], [10_296, 4363, 51_385]]
    let colors = try decoded(1, 1, 8, 2, rows: [stored], chunks: [("iCCP", HandmadePNG.profile(primaries))])
    #expect(colors == [Color(red: expected[0], green: expected[1], blue: expected[2])])
  }

  /// A profile with sRGB's own primaries changes nothing.
  @Test func otherProfilesAreIgnored() throws {
    let primaries: [[Int]] = [[28_578, 14_581, 912], [25_241, 46_981, 6362], [9376, 3972, 46_799]]
    let chunk = ("iCCP", HandmadePNG.profile(primaries))
    try expectEqual(
      decoded(1, 1, 8, 2, rows: [[200, 150, 120]], chunks: [chunk]), [Color(red: 200, green: 150, blue: 120)])
  }
}
