import GalleyBase
import GalleyDrawing
import GalleyGoldens
import TestSupport
import Testing

@Suite struct PixelAgreementTests {
  /// A picture of one row: a grey for each pixel.
  private static func row(_ levels: [UInt8], alpha: UInt8 = 255) throws -> PicturePixels {
    PicturePixels(
      try Bitmap(
        size: PixelSize(width: levels.count, height: 1), bytes: levels.flatMap { [$0, $0, $0, alpha] }))
  }

  @Test func inkIsCountedByHowFarItIsOff() throws {
    let ground = try Self.row([255, 255, 255, 255, 255, 255, 255])
    let drawn = try Self.row([255, 0, 100, 100, 100, 255, 251])
    let recorded = try Self.row([255, 0, 101, 98, 90, 200, 255])
    let agreement = PixelAgreement(drawn: drawn, recorded: recorded, ground: ground)
    // The first pixel has no ink; the last is nearer to the ground than ink is, but differs.
    #expect(agreement.inkCount == 6)
    #expect(agreement.exactCount == 1)
    #expect(agreement.withinOneCount == 2)
    #expect(agreement.withinTwoCount == 3)
    #expect(agreement.beyondCount == 3)
    #expect(agreement.largestDelta == 55)
    #expect(agreement.largestPoint == PixelPoint(x: 5, y: 0))
    #expect(agreement.errorSum == 1 + 2 + 10 + 55 + 4)
    #expect(!agreement.agrees)
    #expect(PixelAgreement(drawn: drawn, recorded: recorded, ground: ground, tolerance: 55).agrees)
    #expect(!PixelAgreement(drawn: drawn, recorded: recorded, ground: ground, tolerance: 54).agrees)
  }

  @Test func picturesOfAnotherSizeNeverAgree() throws {
    let agreement = PixelAgreement(
      drawn: try Self.row([0, 0]), recorded: try Self.row([0, 0, 0]), ground: try Self.row([255, 255]))
    #expect(agreement.beyondCount == 0)
    #expect(agreement.inkCount == 2)
    #expect(!agreement.agrees)
  }

  @Test func colorsCountAsMuchAsTheyShow() throws {
    let clear = try Self.row([0], alpha: 0)
    let faint = try Self.row([255], alpha: 0)
    #expect(clear == faint)
    try expectEqual(Self.row([200], alpha: 128).bytes, [100, 100, 100, 128])
    let picture = try Bitmap(size: PixelSize(width: 1, height: 1), bytes: [9, 8, 7, 128])
    #expect(PicturePixels(picture, reading: .opacity).bytes == [128, 128, 128, 128])
    var pixels = PicturePixels(picture)
    pixels.flatten(on: .white)
    #expect(pixels.bytes == [132, 131, 131, 255])
  }

  @Test func aPartCanAgree() throws {
    let (drawn, recorded) = (try Self.row([1, 2, 3, 4]), try Self.row([1, 4, 3]))
    let whole = PixelRect(x: -5, y: -5, width: 20, height: 20)
    #expect(drawn.agrees(with: recorded, in: whole, tolerance: 2))
    #expect(!drawn.agrees(with: recorded, in: whole, tolerance: 1))
    #expect(drawn.agrees(with: recorded, in: PixelRect(x: 2, y: 0, width: 9, height: 1), tolerance: 0))
  }

  @Test func areasCanBeLeftOut() throws {
    var drawn = try Self.row([1, 2, 3, 4])
    drawn.replace([PixelRect(x: 1, y: 0, width: 2, height: 9)], from: try Self.row([9, 9, 9, 9]))
    #expect(drawn == (try Self.row([1, 9, 9, 4])))
    let half = try Self.row([0, 0, 0, 0], alpha: 0)
    #expect(half.transparency() == 1)
    #expect(half.transparency(outside: [PixelRect(x: 0, y: 0, width: 4, height: 1)]) == 0)
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 2), (-2, -1)])
  func aMovedPartIsFound(dx: Int, dy: Int) throws {
    var (drawn, recorded) = (
      try Bitmap(size: PixelSize(width: 20, height: 12), color: .white),
      try Bitmap(size: PixelSize(width: 20, height: 12), color: .white)
    )
    for (x, y) in [(5, 5), (6, 5), (7, 6), (9, 7), (12, 4)] {
      drawn[x, y] = .black
      recorded[x + dx, y + dy] = .black
    }
    let fit = ShiftFit(
      of: PicturePixels(drawn), in: PixelRect(x: 4, y: 3, width: 10, height: 6), on: PicturePixels(recorded))
    #expect((fit.dx, fit.dy) == (dx, dy))
    #expect(fit.error == 0)
    #expect(fit.isMoved == (dx != 0 || dy != 0))
  }
}
