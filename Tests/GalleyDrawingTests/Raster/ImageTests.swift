import GalleyBase
import GalleyDrawing
import Testing

@Suite struct ImageTests {
  private func bitmap(_ width: Int, greys: [Int]) throws -> Bitmap {
    try Bitmap(
      size: PixelSize(width: width, height: greys.count / width),
      bytes: greys.flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] })
  }

  @Test func aPictureOfTheSameSizeIsCopied() throws {
    let image = try Bitmap(
      size: PixelSize(width: 2, height: 2), bytes: [0, 0, 0, 255, 200, 100, 50, 255, 255, 0, 0, 128, 9, 9, 9, 0])
    let drawn = try picture(4, 3) { $0.draw(image, in: Rect(x: 1, y: 1, width: 2, height: 2)) }
    #expect(drawn[1, 1] == .black)
    #expect(drawn[2, 1] == Color(red: 200, green: 100, blue: 50))
    #expect(drawn[1, 2] == Color(red: 255, green: 127, blue: 127))
    #expect(drawn[2, 2] == .white)
    #expect(drawn[0, 0] == .white)
  }

  @Test func edgesGoToTheNearestPixels() throws {
    let image = try bitmap(2, greys: [0, 100])
    let drawn = try picture(4, 1) { $0.draw(image, in: Rect(x: 0.6, y: -0.3, width: 2, height: 1)) }
    #expect(drawn.reds(row: 0) == [255, 0, 100, 255])
  }

  @Test func enlargedPicturesAreInterpolated() throws {
    let image = try bitmap(2, greys: [0, 200])
    let drawn = try picture(4, 1, scale: 2) { $0.draw(image, in: Rect(x: 0, y: 0, width: 2, height: 0.5)) }
    #expect(drawn.reds(row: 0) == [0, 50, 150, 200])
  }

  @Test func shrunkPicturesAreAveraged() throws {
    let image = try bitmap(4, greys: [0, 100, 200, 40])
    let drawn = try picture(1, 1) { $0.draw(image, in: Rect(x: 0, y: 0, width: 1, height: 1)) }
    // The triangle covers all four pixels with weights 2.5, 3.5, 3.5, 2.5 of 12: (350 + 700 + 100) / 12 = 95.8.
    #expect(drawn[0, 0] == Color(grey: 96))
  }

  @Test func picturesOfOneColorKeepItAtAnySize() throws {
    let image = try Bitmap(size: PixelSize(width: 7, height: 5), color: Color(red: 3, green: 250, blue: 77))
    for (width, height) in [(1, 1), (3, 9), (40, 2), (7, 6)] {
      let drawn = try picture(width, height) {
        $0.draw(image, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
      }
      #expect(drawn == (try Bitmap(size: drawn.size, color: Color(red: 3, green: 250, blue: 77))))
    }
  }

  @Test func clippedPicturesShowTheSamePart() throws {
    let image = try bitmap(3, greys: [0, 50, 100, 150, 200, 250, 20, 90, 170])
    let rect = Rect(x: -2, y: -3, width: 11, height: 13)
    let whole = try picture(20, 20) {
      $0.translateBy(x: 5, y: 5)
      $0.draw(image, in: rect)
    }
    let part = try picture(4, 4) { $0.draw(image, in: rect) }
    for y in 0..<4 { for x in 0..<4 { #expect(part[x, y] == whole[x + 5, y + 5]) } }
  }

  @Test func transparentPixelsDoNotBleedTheirColor() throws {
    let image = try Bitmap(size: PixelSize(width: 2, height: 1), bytes: [255, 0, 0, 255, 0, 255, 0, 0])
    let drawn = try picture(4, 1, background: .clear) {
      $0.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect((0..<4).allSatisfy { drawn[$0, 0].green == 0 })
    #expect((0..<4).map { Int(drawn[$0, 0].alpha) } == [255, 191, 64, 0])
  }
}
