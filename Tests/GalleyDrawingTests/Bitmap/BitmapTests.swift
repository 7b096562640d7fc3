import GalleyBase
import GalleyDrawing
import Testing

@Suite struct BitmapTests {
  @Test func pixelsAreWhereTheBytesAre() throws {
    var bitmap = try Bitmap(size: PixelSize(width: 3, height: 2), color: Color(red: 1, green: 2, blue: 3, alpha: 4))
    bitmap[2, 1] = Color(red: 5, green: 6, blue: 7, alpha: 8)
    #expect(Array(bitmap.bytes.prefix(4)) == [1, 2, 3, 4])
    #expect(Array(bitmap.bytes.suffix(4)) == [5, 6, 7, 8])
    #expect(bitmap[2, 1] == Color(red: 5, green: 6, blue: 7, alpha: 8))
    #expect(bitmap.withRow(1) { Array($0) } == [1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func bytesMustFillTheBitmap() {
    #expect(throws: BitmapError.byteCount(expected: 24, actual: 23)) {
      try Bitmap(size: PixelSize(width: 3, height: 2), bytes: [UInt8](repeating: 0, count: 23))
    }
  }

  @Test(arguments: [(1_000_001, 1), (1, 1_000_001), (1 << 14, (1 << 14) + 1), (Int.max, Int.max)])
  func limitsAreChecked(width: Int, height: Int) {
    #expect(throws: BitmapError.tooLarge(width: width, height: height)) {
      try Bitmap(size: PixelSize(width: width, height: height))
    }
  }

  @Test func messagesNameTheLimits() {
    #expect(
      BitmapError.tooLarge(width: 20_000, height: 20_000).message
        == "a bitmap of 20000 × 20000 pixels is too large: the limit is 268435456 pixels in all and 1000000 a side")
  }

  @Test(arguments: [0, 4095, 4096, 9_999])
  func oneChangedPixelMakesBitmapsDifferent(place: Int) throws {
    let one = try Bitmap(size: PixelSize(width: 100, height: 100), color: .white)
    var other = one
    #expect(one == other)
    other[place % 100, place / 100] = Color(red: 255, green: 255, blue: 254)
    #expect(one != other)
    other[place % 100, place / 100] = .white
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func bitmapsOfDifferentShapesAreDifferent() throws {
    #expect(try Bitmap(size: PixelSize(width: 2, height: 3)) != Bitmap(size: PixelSize(width: 3, height: 2)))
    #expect(try Bitmap(size: PixelSize(width: 0, height: 3)) != Bitmap(size: PixelSize(width: 0, height: 2)))
  }
}
