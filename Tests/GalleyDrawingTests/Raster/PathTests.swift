import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@Suite struct PathTests {
  private func triangle(_ points: (Double, Double)...) -> Path {
    let corners = points.map { Point(x: $0.0, y: $0.1) }
    return Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }

  @Test func diagonalCoversHalfOfEachPixelOnIt() throws {
    let bitmap = try picture(3, 3) { $0.fill(triangle((0, 0), (3, 3), (0, 3)), .black) }
    #expect(bitmap.reds == [[127, 255, 255], [0, 127, 255], [0, 0, 127]])
  }

  @Test func steepEdgeSplitsPixelsExactly() throws {
    // The edge moves one pixel to the right over two rows: the areas are 1/4 and 3/4.
    let bitmap = try picture(2, 2) { $0.fill(triangle((0, 0), (1, 2), (0, 2)), .black) }
    #expect(bitmap.reds == [[191, 255], [63, 255]])
  }

  @Test func windingIsNonzero() throws {
    let outer: [Path.Element] = [
      .move(Point(x: 0, y: 0)), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 5)), .line(Point(x: 0, y: 5)), .close,
    ]
    let inner = [Point(x: 1, y: 1), Point(x: 4, y: 1), Point(x: 4, y: 4), Point(x: 1, y: 4)]
    func ring(_ points: [Point]) -> Path {
      Path(elements: outer + [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    }
    let same = try picture(5, 5) { $0.fill(ring(inner), .black) }
    #expect(same.reds(row: 2) == [0, 0, 0, 0, 0])
    let opposite = try picture(5, 5) { $0.fill(ring(inner.reversed()), .black) }
    #expect(opposite.reds(row: 2) == [0, 255, 255, 255, 0])
  }

  @Test func openSubpathsAreClosed() throws {
    let open = Path(elements: [
      .move(Point(x: 1, y: 0)), .line(Point(x: 3, y: 0)), .line(Point(x: 3, y: 2)), .line(Point(x: 1, y: 2)),
    ])
    try expectEqual(picture(4, 1) { $0.fill(open, .black) }.reds(row: 0), [255, 0, 0, 255])
  }

  @Test func elementsBeforeTheFirstMoveAreIgnored() throws {
    let path = Path(elements: [.line(Point(x: 9, y: 9)), .close, .quad(control: .zero, end: Point(x: 4, y: 4))])
    #expect(try picture(4, 4) { $0.fill(path, .black) }.reds.joined().allSatisfy { $0 == 255 })
  }

  @Test func aLineAfterClosingBeginsAtTheStart() throws {
    // After a "close", a line begins where the subpath began.
    let path = Path(elements: [
      .move(Point(x: 0, y: 0)), .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 1)), .close,
      .line(Point(x: 0, y: 2)), .line(Point(x: 4, y: 2)), .close,
    ])
    #expect(try picture(4, 2) { $0.fill(path, .black) }.reds(row: 1)[0] < 127)
  }

  @Test func partsOutsideOfThePictureDoNotShow() throws {
    let rect = triangle((-10, -10), (30, -10), (30, 30), (-10, 30))
    #expect(try picture(3, 3) { $0.fill(rect, .black) }.reds.joined().allSatisfy { $0 == 0 })
    let left = triangle((-10, -10), (-1, -10), (-1, 30))
    #expect(try picture(3, 3) { $0.fill(left, .black) }.reds.joined().allSatisfy { $0 == 255 })
    let slanted = triangle((-3, 0), (3, 3), (-3, 3))
    let whole = try picture(9, 3) {
      $0.translateBy(x: 3, y: 0)
      $0.fill(slanted, .black)
    }
    let part = try picture(4, 3) { $0.fill(slanted, .black) }
    for x in 0..<4 { #expect(part.reds(column: x) == whole.reds(column: x + 3)) }
  }

  @Test func quadraticCurveIsFilledToItsArea() throws {
    // A parabola over a base of 64 that rises to 32 is halved four times: its second difference, 128 / 3 as a cubic
    // curve, is then a sixth of a pixel. The polygon of 16 chords is smaller than two thirds of 64 · 32 by 1/16² of it.
    let path = Path(elements: [
      .move(Point(x: 0, y: 32)), .quad(control: Point(x: 32, y: -32), end: Point(x: 64, y: 32)), .close,
    ])
    let ink = try picture(64, 32) { $0.fill(path, .black) }.reds.joined().reduce(0) { $0 + 255 - $1 }
    let area: Double = 64 * 32 * 2 / 3 * (1 - 1 / 256)
    #expect(abs(Double(ink) / 255 - area) < 0.5)
  }

  @Test func touchingTrianglesCoverEveryPixelOnce() throws {
    let upper = triangle((0, 0), (7, 0), (7, 5))
    let lower = triangle((0, 0), (7, 5), (0, 5))
    let one = try picture(7, 5) { $0.fill(upper, .black) }.reds.joined()
    let other = try picture(7, 5) { $0.fill(lower, .black) }.reds.joined()
    // Rounding the two parts of a pixel changes their sum by at most one step.
    for (first, second) in zip(one, other) { #expect((254...256).contains(first + second)) }
  }
}
