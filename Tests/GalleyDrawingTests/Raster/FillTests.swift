import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct FillTests {
  @Test func alignedRectanglesFillWholePixelsOnly() throws {
    let bitmap = try picture(4, 3) { $0.fill(Rect(x: 1, y: 1, width: 2, height: 1), .black) }
    #expect(bitmap.reds == [[255, 255, 255, 255], [255, 0, 0, 255], [255, 255, 255, 255]])
  }

  @Test func scaleTurnsPointsIntoPixels() throws {
    let bitmap = try picture(6, 1, scale: 3) { $0.fill(Rect(x: 1 / 3, y: 0, width: 4 / 3, height: 1), .black) }
    #expect(bitmap.reds(row: 0) == [255, 0, 0, 0, 0, 255])
  }

  @Test func thirdsOnTheLengthGridAreStillWholePixels() throws {
    let third = (1.0 / 3).onLengthGrid
    let bitmap = try picture(3, 3, scale: 3) { $0.fill(Rect(x: third, y: third, width: third, height: third), .black) }
    #expect(bitmap.reds == [[255, 255, 255], [255, 0, 255], [255, 255, 255]])
  }

  @Test func edgesBetweenPixelsCoverByArea() throws {
    // Horizontally a quarter pixel, a whole one and half; vertically half a row, a whole one and a quarter.
    let bitmap = try picture(3, 3) { $0.fill(Rect(x: 0.75, y: 0.5, width: 1.75, height: 1.75), .black) }
    #expect(bitmap.reds(row: 0) == [223, 127, 191])
    #expect(bitmap.reds(row: 1) == [191, 0, 127])
    #expect(bitmap.reds(row: 2) == [239, 191, 223])
  }

  @Test func rectangleWithinOnePixel() throws {
    let bitmap = try picture(1, 1) { $0.fill(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), .black) }
    #expect(bitmap[0, 0] == Color(grey: 191))
  }

  @Test(arguments: [
    Rect(x: 0.3, y: 0.7, width: 5.15, height: 2.6), Rect(x: -3, y: -2, width: 4.5, height: 100),
    Rect(x: 2.99, y: 1.01, width: 0.02, height: 3.33), Rect(x: 1, y: 1, width: 3, height: 2),
  ])
  func rectangleAndItsPathAreTheSame(rect: Rect) throws {
    let color = Color(red: 10, green: 60, blue: 200, alpha: 180)
    let direct = try picture(8, 6) { $0.fill(rect, color) }
    let path = try picture(8, 6) { $0.fill(Path(roundedRect: rect, cornerRadius: 0), color) }
    #expect(direct == path)
  }

  @Test func translucentFillsAreMixedOnce() throws {
    let bitmap = try picture(1, 1, background: Color(red: 200, green: 100, blue: 0)) {
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(red: 0, green: 100, blue: 255, alpha: 128))
    }
    // 200 · 127 / 255 = 99.6; 100 stays 100; 255 · 128 / 255 = 128.
    #expect(bitmap[0, 0] == Color(red: 100, green: 100, blue: 128))
  }

  @Test func backgroundShowsThrough() throws {
    let half = Color(red: 10, green: 200, blue: 77, alpha: 128)
    try expectEqual(picture(2, 1, background: .clear) { _ in }[0, 0], .clear)
    // The premultiplied pixel in between is 5, 100, 39.
    try expectEqual(picture(2, 1, background: half) { _ in }[1, 0], Color(red: 10, green: 199, blue: 78, alpha: 128))
  }

  @Test func colorsKeepTheirStraightValueOnATransparentBackground() throws {
    let orange = Color(red: 255, green: 128, blue: 0, alpha: 64)
    let bitmap = try picture(2, 1, background: .clear) { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), orange) }
    // Premultiplied green is 128 · 64 / 255 = 32, and 32 · 255 / 64 is 127.5 again, which is rounded up.
    #expect(bitmap[0, 0] == orange)
    #expect(bitmap[1, 0] == .clear)
  }

  @Test func hugeRectanglesAreClipped() throws {
    let bitmap = try picture(2, 2) {
      $0.fill(Rect(x: -1e300, y: -1e300, width: 2e300, height: 1e300), .black)
      $0.fill(Rect(x: -1e9, y: 1, width: 1e9 + 1, height: 1e12), .black)
      $0.fill(Rect(x: .nan, y: 0, width: 1, height: 1), .black)
      $0.fill(Rect(x: 0, y: 0, width: -5, height: 5), .black)
    }
    #expect(bitmap.reds == [[255, 255], [0, 255]])
  }

  @Test func tooManyPixelsAreRefused() {
    #expect(throws: BitmapError.tooLarge(width: 1_000_001, height: 1)) { try picture(1_000_001, 1) { _ in } }
    #expect(throws: BitmapError.tooLarge(width: 100_000, height: 100_000)) {
      try picture(100_000, 100_000) { _ in }
    }
  }

  @Test func emptyPicturesCanBeDrawn() throws {
    try expectEqual(picture(0, 5) { $0.fill(Rect(x: 0, y: 0, width: 9, height: 9), .black) }.bytes, [])
  }
}
