import GalleyBase
import Testing

@testable import GalleyViews

/// From where to where outlines reach in a strip.
@Suite struct InkExtentsTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Path.Element] {
    [
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ]
  }

  @Test func partsThatStandAloneAreApart() {
    // Two stems with an arch above the strip, as in an n, and a dot beyond it.
    let stems = Path(elements: rect(0, 0, 2, 10) + rect(8, 0, 2, 10) + rect(0, 0, 10, 2) + rect(4, 20, 1, 1))
    #expect(stems.inkExtents(fromY: 5, to: 6) == [0...2, 8...10])
    #expect(stems.inkExtents(fromY: 1, to: 6) == [0...10])
    #expect(stems.inkExtents(fromY: 10, to: 20).isEmpty)
    #expect(stems.inkExtents(fromY: 9, to: 21) == [0...2, 4...5, 8...10])
  }

  @Test func shapesThatFillTheStripCount() {
    #expect(Path(elements: rect(3, -5, 4, 20)).inkExtents(fromY: 1, to: 2) == [3...7])
  }

  @Test func slopesReachAsFarAsTheyDoInTheStrip() {
    let wedge = Path(elements: [
      .move(Point(x: 0, y: 0)), .line(Point(x: 8, y: 0)), .line(Point(x: 4, y: 8)), .close,
    ])
    #expect(wedge.inkExtents(fromY: 2, to: 4) == [1...7])
    #expect(wedge.inkExtents(fromY: 6, to: 9) == [3...5])
  }

  @Test func holesCountOnlyWhereTheyReachThroughTheStrip() {
    let ring = Path(
      elements: rect(0, 0, 10, 10) + [
        .move(Point(x: 2, y: 2)), .line(Point(x: 2, y: 8)), .line(Point(x: 8, y: 8)), .line(Point(x: 8, y: 2)), .close,
      ])
    #expect(ring.inkExtents(fromY: 4, to: 5) == [0...2, 8...10])
    #expect(ring.inkExtents(fromY: 7, to: 9) == [0...10])
  }
}
