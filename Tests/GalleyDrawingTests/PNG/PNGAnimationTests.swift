import GalleyBase
import GalleyDrawing
import Testing

/// Animated PNGs, taken apart again.
@Suite struct PNGAnimationTests {
  private static let size = PixelSize(width: 7, height: 3)

  private static func frames(_ colors: [Color], duration: Double = 0.5) throws -> [AnimationFrame] {
    try colors.map { AnimationFrame(image: try Bitmap(size: size, color: $0), duration: duration) }
  }

  @Test func chunksStandInTheirOrderWithOneRunOfNumbers() throws {
    let png = try PNG.encode(try Self.frames([.pureRed, .white, .black]))
    let found = chunks(of: png)
    #expect(
      found.map(\.name) == ["IHDR", "acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    // Three pictures, for ever.
    #expect(found[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = found.filter { ["fcTL", "fdAT"].contains($0.name) }.map { Int($0.data[3]) }
    #expect(numbers == [0, 1, 2, 3, 4])
    let control = HandmadePNG.bigEndian(0) + HandmadePNG.bigEndian(7) + HandmadePNG.bigEndian(3)
    #expect(found[3].data == control + [0, 0, 0, 0, 0, 0, 0, 0] + [0x01, 0xF4, 0x03, 0xE8, 0, 0])
  }

  @Test func everyChecksumIsRight() throws {
    let png = try PNG.encode(try Self.frames([.clear, .white]))
    var rebuilt = HandmadePNG()
    for chunk in chunks(of: png) { rebuilt.add(chunk.name, chunk.data) }
    #expect(rebuilt.bytes == png)
  }

  /// Whoever knows nothing of animations sees the first picture.
  @Test func theFirstPictureIsThePNG() throws {
    let frames = try Self.frames([Color(red: 10, green: 20, blue: 30, alpha: 40), .black])
    #expect(try PNG.decode(try PNG.encode(frames)) == frames[0].image)
  }

  /// Each picture is read back as a PNG of its own, made of the header, the palette and its data.
  @Test(arguments: PNGRoundTripTests.Kind.allCases)
  func everyPictureComesBack(kind: PNGRoundTripTests.Kind) throws {
    let size = PixelSize(width: 31, height: 9)
    var frames = try (1...4).map { seed in
      AnimationFrame(image: try PNGRoundTripTests.bitmap(kind, size, seed: seed), duration: 0.1)
    }
    // One picture of another kind makes a common form necessary.
    frames.append(AnimationFrame(image: try Bitmap(size: size, color: .pureRed), duration: 0.1))
    let found = chunks(of: try PNG.encode(frames, effort: .small))
    var shared = HandmadePNG()
    for chunk in found where ["IHDR", "PLTE", "tRNS"].contains(chunk.name) { shared.add(chunk.name, chunk.data) }
    var images: [Bitmap] = []
    for chunk in found where ["IDAT", "fdAT"].contains(chunk.name) {
      var png = shared
      png.add("IDAT", chunk.name == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4)))
      png.add("IEND", [])
      images.append(try PNG.decode(png.bytes))
    }
    #expect(images == frames.map(\.image))
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = try Self.frames([.pureRed, .clear])
    #expect(try PNG.encode(frames) == PNG.encode(frames))
  }

  @Test(arguments: [
    (0, 0, 1000), (0.0004, 0, 1000), (0.5, 500, 1000), (1.2345, 1235, 1000), (65.535, 65_535, 1000),
    (65.54, 6554, 100), (1000, 65_535, 100), (-1, 0, 1000),
  ])
  func durationsAreFractionsOfSeconds(seconds: Double, count: Int, unit: Int) throws {
    let png = try PNG.encode(try Self.frames([.white], duration: seconds))
    let control = try #require(chunks(of: png).first { $0.name == "fcTL" }).data
    #expect(Int(control[20]) << 8 | Int(control[21]) == count)
    #expect(Int(control[22]) << 8 | Int(control[23]) == unit)
  }

  @Test func picturesMustBeThereAndOfOneSize() throws {
    #expect(throws: PNGError.empty) { try PNG.encode([AnimationFrame]()) }
    let empty = AnimationFrame(image: try Bitmap(size: PixelSize(width: 0, height: 4)), duration: 1)
    #expect(throws: PNGError.empty) { try PNG.encode([empty]) }
    let other = PixelSize(width: 7, height: 4)
    let frames = try Self.frames([.white]) + [AnimationFrame(image: try Bitmap(size: other), duration: 1)]
    let error = #expect(throws: PNGError.unequalSizes(Self.size, other)) { try PNG.encode(frames) }
    #expect(error?.message == "the pictures of an animation must be of one size: 7 × 3 pixels, then 7 × 4")
  }
}
