import GalleyBase
import GalleyDrawing
import Testing

@Suite struct StrokeTests {
  private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    let corners = points.map { Point(x: $0.0, y: $0.1) }
    return Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + (closed ? [.close] : []))
  }

  @Test func lineIsCentredAndCutOffSquare() throws {
    let bitmap = try picture(5, 4) { $0.stroke(line((1, 2), (4, 2)), width: 2, .black) }
    #expect(bitmap.reds(row: 0) == [255, 255, 255, 255, 255])
    #expect(bitmap.reds(row: 1) == [255, 0, 0, 0, 255])
    #expect(bitmap.reds(row: 2) == [255, 0, 0, 0, 255])
    #expect(bitmap.reds(row: 3) == [255, 255, 255, 255, 255])
  }

  @Test func closedRectangleHasMitredCornersAndAHole() throws {
    let path = line((2, 2), (6, 2), (6, 6), (2, 6), closed: true)
    let bitmap = try picture(8, 8) { $0.stroke(path, width: 2, .black) }
    let frame = try picture(8, 8) { $0.frame(Rect(x: 1, y: 1, width: 6, height: 6), width: 2, .black) }
    #expect(bitmap == frame)
  }

  @Test func reversedPathsHaveTheSameStroke() throws {
    let one = try picture(12, 12) { $0.stroke(line((2, 2), (9, 3), (5, 9), closed: true), width: 1.5, .black) }
    let other = try picture(12, 12) { $0.stroke(line((5, 9), (9, 3), (2, 2), closed: true), width: 1.5, .black) }
    #expect(one == other)
  }

  @Test func sharpCornerIsMitredUpToTenTimesHalfTheWidth() throws {
    // The turn is 2·atan(1/4): the mitre reaches 1/sin = 4.12 half widths beyond the corner at (20, 8).
    let mitred = try picture(30, 16) { $0.stroke(line((4, 4), (20, 8), (4, 12)), width: 2, .black) }
    #expect((20...23).allSatisfy { mitred[$0, 8].red < 255 })
    #expect(mitred[25, 8].red == 255)
    // At 1/sin = 16 the mitre is cut off at the corner.
    let bevelled = try picture(60, 16) { $0.stroke(line((4, 6), (36, 8), (4, 10)), width: 2, .black) }
    #expect(bevelled[37, 8].red == 255)
  }

  @Test func linesShorterThanTheWidthLeaveNoGap() throws {
    let bitmap = try picture(18, 18) { $0.stroke(line((4, 12), (12, 12), (12, 11)), width: 8, .black) }
    for y in 8..<16 { for x in 4..<12 { #expect(bitmap[x, y] == .black) } }
    for y in 11..<16 { for x in 12..<16 { #expect(bitmap[x, y] == .black) } }
    #expect(bitmap[12, 10] == .white)
  }

  @Test func ringHasTheAreaOfARing() throws {
    let circle = Path(roundedRect: Rect(x: 10, y: 10, width: 40, height: 40), cornerRadius: 20)
    let bitmap = try picture(60, 60) { $0.stroke(circle, width: 4, .black) }
    let ink = Double(bitmap.reds.joined().reduce(0) { $0 + 255 - $1 }) / 255
    let grey = Double(bitmap.reds.joined().count { $0 > 0 && $0 < 255 })
    // The area lost to chords at the outer edge is gained at the inner edge; rounding down costs each pixel on an edge
    // up to 1/256.
    #expect((-0.5...0.5 + grey / 256).contains(3.141_592_65 * (22 * 22 - 18 * 18) - ink))
  }

  @Test func pathsWithoutLengthDrawNothing() throws {
    let bitmap = try picture(4, 4) {
      $0.stroke(line((2, 2), (2, 2)), width: 2, .black)
      $0.stroke(line((2, 2), closed: true), width: 2, .black)
      $0.stroke(line((0, 0), (4, 4)), width: 0, .black)
    }
    #expect(bitmap.reds.joined().allSatisfy { $0 == 255 })
  }

  @Test func theWidthIsInPoints() throws {
    let bitmap = try picture(4, 8, scale: 2) { $0.stroke(line((0, 2), (2, 2)), width: 1, .black) }
    #expect(bitmap.reds(column: 1) == [255, 255, 255, 0, 0, 255, 255, 255])
  }
}
