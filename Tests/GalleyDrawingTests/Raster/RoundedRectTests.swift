import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct RoundedRectTests {
  @Test(arguments: [1, 2, 3.5, 4, 6, 7.25, 8, 10, 1000])
  func cornersAreSymmetric(radius: Double) throws {
    let bitmap = try picture(22, 22) {
      $0.fill(Rect(x: 1, y: 1, width: 20, height: 20), .black, cornerRadius: radius)
    }
    let rows = bitmap.reds
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    #expect(rows == (0..<22).map { bitmap.reds(column: $0) })
  }

  @Test(arguments: [(20, 11, 5.0), (31, 8, 9), (7, 30, 3.3), (9, 9, 4.5)])
  func unequalSidesAreSymmetricToo(width: Int, height: Int, radius: Double) throws {
    let bitmap = try picture(width, height) {
      $0.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), .black, cornerRadius: radius)
    }
    #expect(bitmap.reds == bitmap.reds.reversed())
    #expect(bitmap.reds == bitmap.reds.map { $0.reversed() })
  }

  @Test func quarterCircleOfFourPixels() throws {
    let bitmap = try picture(8, 8) {
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), .black, cornerRadius: 4)
    }
    // Computed with different arithmetic: four chords of the cubic curve, clipped to each pixel. The circle about (4,
    // 4) covers 0, 0.1604, 0.6950 and 0.9579 of them; its chords cover less.
    #expect(bitmap.reds(row: 0).prefix(4) == [255, 227, 89, 25])
  }

  @Test(arguments: [3.0, 10, 25, 60, 200])
  func theAreaIsThatOfACircleWithoutItsChords(radius: Double) throws {
    let side = Int(2 * radius)
    let bitmap = try picture(side, side) {
      $0.fill(Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), .black, cornerRadius: radius)
    }
    let ink = Double(bitmap.reds.joined().reduce(0) { $0 + 255 - $1 }) / 255
    let area = 3.141_592_653_589_793 * radius * radius
    // If second differences are at most 4/15 pixel, a chord lies on average at most half of that inside of its curve.
    #expect((0...2 * 3.15 * radius * 2 / 15).contains(area - ink))
  }

  @Test func radiusIsAtMostHalfTheShorterSide() throws {
    let rect = Rect(x: 0, y: 0, width: 12, height: 6)
    let large = try picture(12, 6) { $0.fill(rect, .black, cornerRadius: 100) }
    let half = try picture(12, 6) { $0.fill(rect, .black, cornerRadius: 3) }
    #expect(large == half)
  }

  @Test func aNegativeRadiusCountsAsZero() throws {
    let bitmap = try picture(3, 3) {
      $0.fill(Rect(x: 0, y: 0, width: 3, height: 3), .black, cornerRadius: -4)
    }
    #expect(bitmap.reds.joined().allSatisfy { $0 == 0 })
  }

  @Test func frameLiesInsideTheEdge() throws {
    let bitmap = try picture(5, 5) { $0.frame(Rect(x: 0, y: 0, width: 5, height: 5), width: 1, .black) }
    #expect(bitmap.reds(row: 0) == [0, 0, 0, 0, 0])
    for y in 1...3 { #expect(bitmap.reds(row: y) == [0, 255, 255, 255, 0]) }
    #expect(bitmap.reds(row: 4) == [0, 0, 0, 0, 0])
  }

  @Test func translucentFrameHasNoDarkCorners() throws {
    let color = Color(grey: 0, alpha: 128)
    let bitmap = try picture(5, 5) { $0.frame(Rect(x: 0, y: 0, width: 5, height: 5), width: 1.5, color) }
    #expect(bitmap.reds(row: 0) == [127, 127, 127, 127, 127])
    #expect(bitmap.reds(row: 2) == [127, 191, 255, 191, 127])
  }

  @Test(arguments: [2.5, 3, 100])
  func aWideFrameFillsTheRectangle(width: Double) throws {
    let rect = Rect(x: 0, y: 0, width: 5, height: 5)
    let frame = try picture(5, 5) { $0.frame(rect, width: width, .black, cornerRadius: 2) }
    let fill = try picture(5, 5) { $0.fill(rect, .black, cornerRadius: 2) }
    #expect(frame == fill)
  }

  @Test func frameAndInnerFillMakeTheWholeShape() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 16)
    let whole = try picture(20, 16) { $0.fill(rect, .black, cornerRadius: 6) }.reds.joined()
    let frame = try picture(20, 16) { $0.frame(rect, width: 2, .black, cornerRadius: 6) }.reds.joined()
    let inner = try picture(20, 16) { $0.fill(rect.insetBy(dx: 2, dy: 2), .black, cornerRadius: 4) }.reds.joined()
    for (sum, expected) in zip(zip(frame, inner).map { $0 + $1 - 255 }, whole) { #expect(abs(sum - expected) <= 1) }
  }

  /// 2 · 1.53 · 10 is more than 30, so the outer corners are circular, and so are the inner ones, of radius 9.
  @Test func bothEdgesOfABorderHaveTheSameCurve() throws {
    let rect = Rect(x: 0, y: 0, width: 30, height: 30)
    let continuous = try picture(30, 30) {
      $0.frame(rect, width: 1, .black, cornerRadius: 10, cornerCurve: .continuous)
    }
    try expectEqual(continuous, picture(30, 30) { $0.frame(rect, width: 1, .black, cornerRadius: 10) })
    let fitting = try picture(30, 30) { $0.frame(rect, width: 1, .black, cornerRadius: 9, cornerCurve: .continuous) }
    #expect(try fitting != picture(30, 30) { $0.frame(rect, width: 1, .black, cornerRadius: 9) })
  }

  @Test func framesAreSymmetric() throws {
    let bitmap = try picture(30, 20, scale: 3) {
      $0.frame(Rect(x: 0, y: 0, width: 10, height: 20 / 3), width: 1 / 3, .black, cornerRadius: 8 / 3)
    }
    #expect(bitmap.reds == bitmap.reds.reversed())
    #expect(bitmap.reds == bitmap.reds.map { $0.reversed() })
  }
}
