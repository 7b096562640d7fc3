import Testing

@testable import GalleyRaster

@Suite struct EdgeTests {
  /// Returns an edge between positions in steps of the grid.
  private func edge(x0: Int, y0: Int, x1: Int, y1: Int) -> Outline.Edge {
    Outline.Edge(
      x0: Subpixel(steps: x0), y0: Subpixel(steps: y0), x1: Subpixel(steps: x1), y1: Subpixel(steps: y1), winding: 1)
  }

  /// The positions at which an edge crosses rows, in steps of the grid, are rounded to nearest, halves to even, so that
  /// mirrored edges cross at mirrored positions.
  @Test(arguments: [(0, 1, 0), (2, 1, 2), (0, 3, 2), (2, -1, 0), (0, 2, 1), (10, 7, 8), (-10, -7, -8)])
  func anEdgeCrossesRowsAtTheNearestStep(from x0: Int, to x1: Int, expected: Int) {
    let edge = self.edge(x0: x0, y0: 0, x1: x1, y1: 512)
    #expect(Slope(edge).x(at: Subpixel(steps: 256)).steps == expected)
  }

  @Test func endsAreExact() {
    let slope = Slope(edge(x0: 5, y0: 7, x1: 1_000_003, y1: 900_001))
    #expect(slope.x(at: Subpixel(steps: 7)).steps == 5)
    #expect(slope.x(at: Subpixel(steps: 900_001)).steps == 1_000_003)
  }

  /// Edges whose products need more than a word give the same line, magnified.
  @Test(arguments: [1, -1])
  func longEdgesCrossRowsWhereShortOnesDo(direction: Int) {
    let far = 1 << 36
    let long = Slope(edge(x0: 0, y0: 0, x1: direction * 3 * far, y1: 4 * far))
    #expect(long.x(at: Subpixel(steps: far)).steps == direction * 3 * far / 4)
    #expect(long.x(at: Subpixel(steps: 2)).steps == direction * 2)
    #expect(long.x(at: Subpixel(steps: 6)).steps == direction * 4)
  }
}
