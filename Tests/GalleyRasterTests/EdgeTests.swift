import Testing

@testable import GalleyRaster

@Suite struct EdgeTests {
  /// Where an edge crosses rows, in steps of the grid: nearest, halves to even, so that mirrored edges cross at mirrored
  /// places.
  @Test(arguments: [(0, 1, 0), (2, 1, 2), (0, 3, 2), (2, -1, 0), (0, 2, 1), (10, 7, 8), (-10, -7, -8)])
  func crossingHalfwayDown(from x0: Int, to x1: Int, expected: Int) {
    let edge = Outline.Edge(x0: x0, y0: 0, x1: x1, y1: 512, winding: 1)
    #expect(Slope(edge).x(at: 256) == expected)
  }

  @Test func endsAreExact() {
    let slope = Slope(Outline.Edge(x0: 5, y0: 7, x1: 1_000_003, y1: 900_001, winding: 1))
    #expect(slope.x(at: 7) == 5)
    #expect(slope.x(at: 900_001) == 1_000_003)
  }

  /// Edges whose products need more than a word: the same line, magnified.
  @Test(arguments: [1, -1])
  func longEdgesCrossWhereShortOnesDo(direction: Int) {
    let far = 1 << 36
    let long = Slope(Outline.Edge(x0: 0, y0: 0, x1: direction * 3 * far, y1: 4 * far, winding: 1))
    #expect(long.x(at: far) == direction * 3 * far / 4)
    #expect(long.x(at: 2) == direction * 2)
    #expect(long.x(at: 6) == direction * 4)
  }
}
