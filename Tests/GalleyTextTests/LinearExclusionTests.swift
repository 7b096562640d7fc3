import GalleyBase
import GalleyText
import TestSupport
import Testing

/// Exclusion paths with many edges.
struct LinearExclusionTests {
  /// Some edges cross each other below the first line. The space between them is blocked over the whole strip, not only
  /// between the outermost edges in the middle of the strip.
  @Test func aStripIsBlockedWhereEdgesCross() throws {
    let bow = Path(elements: [
      .move(Point(x: 60, y: 0)), .line(Point(x: 140, y: 17)), .line(Point(x: 120, y: 17)), .line(Point(x: 100, y: 0)),
      .close,
    ])
    let lines = try ExclusionTests.lines(around: [bow])
    #expect(lines[..<2].map { [$0.rect.minX, $0.rect.maxX] } == [[0, 60], [140, 200]])
  }

  /// A horizontal or vertical path that returns the way it came encloses nothing.
  @Test func aPathWithoutAreaBlocksNothing() throws {
    let plain = try ExclusionTests.lines(around: []).map(\.range)
    let slits = Path(elements: [
      .move(Point(x: 20, y: 8)), .line(Point(x: 90, y: 8)), .line(Point(x: 180, y: 8)), .close,
      .move(Point(x: 50, y: 0)), .line(Point(x: 50, y: 300)), .close,
    ])
    try expectEqual(ExclusionTests.lines(around: [slits]).map(\.range), plain)
  }

  /// A ring blocks its hole where the hole is lower than a line; elsewhere it blocks only its sides.
  @Test func aHoleLowerThanALineIsBlocked() throws {
    let ring = Path(elements: [
      .move(Point(x: 40, y: 0)), .line(Point(x: 160, y: 0)), .line(Point(x: 160, y: 80)), .line(Point(x: 40, y: 80)),
      .close,
      .move(Point(x: 50, y: 10)), .line(Point(x: 50, y: 70)), .line(Point(x: 150, y: 70)), .line(Point(x: 150, y: 10)),
      .close,
    ])
    let lines = try ExclusionTests.lines(around: [ring])
    let strips = Dictionary(grouping: lines, by: \.rect.minY).mapValues { $0.map { [$0.rect.minX, $0.rect.maxX] } }
    #expect(strips[0] == [[0, 40]])
    #expect(strips[17]?.contains([50, 150]) == true)
    #expect(strips[68]?.contains([50, 150]) != true)
  }

  /// The first room below teeth that end at different heights is found, to within a step of the length grid.
  @Test(arguments: [3, 40, 200]) func roomBelowManyTeethIsFoundExactly(count: Int) throws {
    var elements: [Path.Element] = [.move(Point(x: 0, y: 0))]
    for tooth in 0..<count {
      let x = 200 * Double(tooth) / Double(count)
      elements.append(.line(Point(x: x, y: 0)))
      elements.append(.line(Point(x: x + 100 / Double(count), y: 100 + Double(tooth % 7))))
    }
    let teeth = Path(elements: elements + [.line(Point(x: 200, y: 0)), .close])
    let band = ExclusionTests.rect(0, 0, 200, 60.25)
    let top = try #require(try ExclusionTests.lines(around: [band, teeth]).first?.rect.minY)
    let container = TextContainer(
      size: Size(width: 200, height: 400), lineFragmentPadding: 5, exclusionPaths: [band, teeth])
    func room(at top: Double) -> Double {
      container.lineFragmentRects(forProposedRect: Rect(x: 0, y: top, width: 200, height: 17)).map(\.width).max() ?? 0
    }
    #expect(top >= 60.25)
    // “The” is 25.2 points wide, and the padding takes 10.
    #expect(room(at: top) >= 35.2 - 0.001)
    if top > 60.25 { #expect(room(at: top - 1.0 / 65_536) < 35.2) }
  }
}
