import Testing

@testable import GalleyDrawing

@Suite struct EdgeTests {
  /// Where an edge crosses rows and columns, in 1/256 pixel: nearest, halves to even, so that mirrored edges cross at
  /// mirrored places.
  @Test(arguments: [(0, 1, 0), (2, 1, 2), (0, 3, 2), (2, -1, 0), (0, 2, 1), (10, 7, 8), (-10, -7, -8)])
  func crossingHalfwayDown(from x0: Int, to x1: Int, expected: Int) {
    #expect(Outline.Edge(x0: x0, y0: 0, x1: x1, y1: 512, winding: 1).x(at: 256) == expected)
  }

  @Test func crossingsOfAColumnRoundTheSameBothWays() {
    let right = Outline.Edge(x0: 0, y0: 0, x1: 512, y1: 3, winding: 1)
    let left = Outline.Edge(x0: 512, y0: 0, x1: 0, y1: 3, winding: 1)
    // 1.5 becomes 2 either way, since the height where the column is reached is the same.
    #expect(right.y(at: 256) == 2)
    #expect(left.y(at: 256) == 2)
    #expect(left.y(at: 128) == right.y(at: 384))
  }

  @Test func endsAreExact() {
    let edge = Outline.Edge(x0: 5, y0: 7, x1: 1_000_003, y1: 900_001, winding: 1)
    #expect(edge.x(at: 7) == 5)
    #expect(edge.x(at: 900_001) == 1_000_003)
  }
}
