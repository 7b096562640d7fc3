import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

/// Animated PNGs, checked chunk by chunk.
@Suite struct PNGAnimationTests {
  private static let size = PixelSize(width: 7, height: 3)

  private static func frames(_ colors: [Color]) throws -> [Bitmap] {
    try colors.map { try Bitmap(size: size, color: $0) }
  }

  private static func encode(
    _ frames: [Bitmap], duration: Double = 0.5, effort: PNG.Effort = .fast
  ) throws(PNGError) -> [UInt8] {
    var animation = PNGAnimation()
    for frame in frames { try animation.add(frame) }
    return try animation.encoded(durations: [Double](repeating: duration, count: animation.count), effort: effort)
  }

  @Test func chunksAreInOrderWithConsecutiveNumbers() throws {
    let png = try Self.encode(try Self.frames([.pureRed, .white, .black]))
    let found = chunks(of: png)
    #expect(
      found.map(\.name) == ["IHDR", "acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    // There are three pictures, which repeat forever.
    #expect(found[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = found.filter { ["fcTL", "fdAT"].contains($0.name) }.map { Int($0.data[3]) }
    #expect(numbers == [0, 1, 2, 3, 4])
    let control = HandmadePNG.bigEndian(0) + HandmadePNG.bigEndian(7) + HandmadePNG.bigEndian(3)
    #expect(found[3].data == control + [0, 0, 0, 0, 0, 0, 0, 0] + [0x01, 0xF4, 0x03, 0xE8, 0, 0])
  }

  @Test func everyChecksumIsRight() throws {
    let png = try Self.encode(try Self.frames([.clear, .white]))
    var rebuilt = HandmadePNG()
    for chunk in chunks(of: png) { rebuilt.add(chunk.name, chunk.data) }
    #expect(rebuilt.bytes == png)
  }

  /// A reader that does not support animations sees the first picture.
  @Test func theFirstPictureIsThePNG() throws {
    let frames = try Self.frames([Color(red: 10, green: 20, blue: 30, alpha: 40), .black])
    try expectEqual(PNG.decode(try Self.encode(frames)), frames[0])
  }

  /// Each picture is read back as a separate PNG made of the header, the palette and its data.
  @Test(arguments: PNGRoundTripTests.Kind.allCases)
  func everyPictureRoundTrips(kind: PNGRoundTripTests.Kind) throws {
    let size = PixelSize(width: 31, height: 9)
    var frames = try (1...4).map { seed in
      try PNGRoundTripTests.bitmap(kind, size, seed: seed)
    }
    // One picture of another kind requires a common form.
    frames.append(try Bitmap(size: size, color: .pureRed))
    let found = chunks(of: try Self.encode(frames, effort: .small))
    var shared = HandmadePNG()
    for chunk in found where ["IHDR", "PLTE", "tRNS"].contains(chunk.name) { shared.add(chunk.name, chunk.data) }
    var images: [Bitmap] = []
    for chunk in found where ["IDAT", "fdAT"].contains(chunk.name) {
      var png = shared
      png.add("IDAT", chunk.name == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4)))
      png.add("IEND", [])
      images.append(try PNG.decode(png.bytes))
    }
    #expect(images == frames)
  }

  /// The form fits all pictures together, like that of a picture that contains them all: the colours or levels of a
  /// single picture do not determine it. The depth and colour type are in the header: grey 0, palette 3, red, green and
  /// blue 2, with alpha 6.
  @Test(
    arguments: [
      ([Color.black, .white], 1, 0), ([.black, Color(grey: 85)], 2, 0), ([Color(grey: 17), .white], 4, 0),
      ([Color(grey: 3), .black], 1, 3), ([.pureRed, .white, .black], 2, 3), ([.clear, .white], 1, 3),
    ] as [([Color], UInt8, UInt8)])
  func theFormFitsAllPictures(colors: [Color], depth: UInt8, type: UInt8) throws {
    let header = chunks(of: try Self.encode(try Self.frames(colors)))[0].data
    #expect(header[8...9] == [depth, type])
  }

  @Test func tooManyColorsForAPaletteGiveADirectForm() throws {
    let colors = (0..<300).map { Color(red: UInt8($0 & 255), green: UInt8($0 >> 8), blue: 7) }
    #expect(chunks(of: try Self.encode(try Self.frames(colors)))[0].data[8...9] == [8, 2])
    let greys = (0..<40).map { Color(grey: $0) }
    #expect(chunks(of: try Self.encode(try Self.frames(greys)))[0].data[8...9] == [8, 0])
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = try Self.frames([.pureRed, .clear])
    try expectEqual(Self.encode(frames), Self.encode(frames))
  }

  @Test(arguments: [
    (0, 0, 1000), (0.0004, 0, 1000), (0.5, 500, 1000), (1.2345, 1235, 1000), (65.535, 65_535, 1000),
    (65.54, 6554, 100), (1000, 65_535, 100), (-1, 0, 1000),
  ])
  func durationsAreFractionsOfSeconds(seconds: Double, count: Int, unit: Int) throws {
    let png = try Self.encode(try Self.frames([.white]), duration: seconds)
    let control = try #require(chunks(of: png).first { $0.name == "fcTL" }).data
    #expect(Int(control[20]) << 8 | Int(control[21]) == count)
    #expect(Int(control[22]) << 8 | Int(control[23]) == unit)
  }

  @Test func picturesMustExistAndHaveOneSize() throws {
    #expect(throws: PNGError.empty) { try Self.encode([]) }
    let empty = try Bitmap(size: PixelSize(width: 0, height: 4))
    #expect(throws: PNGError.empty) { try Self.encode([empty]) }
    let other = PixelSize(width: 7, height: 4)
    let frames = try Self.frames([.white]) + [try Bitmap(size: other)]
    let error = #expect(throws: PNGError.unequalSizes(Self.size, other)) { try Self.encode(frames) }
    #expect(error?.message == "the pictures of an animation must be of one size: 7 × 3 pixels, then 7 × 4")
  }
}
