import GalleyBase
import GalleyText
import TestSupport
import Testing

/// The eight shapes recorded from TextKit, with its printed numbers: advances of 8.4 and lines of 17 points in a
/// container 200 wide with a padding of 5.
struct ExclusionTests {
  static let text = """
    The quick brown fox jumps over the lazy dog and keeps running through the tall grass until the evening comes and \
    the light fades away over the quiet hills beyond the river
    """

  static func lines(around paths: [Path]) throws -> LineFragments {
    let container = TextContainer(
      size: Size(width: 200, height: 400), lineFragmentPadding: 5, exclusionPaths: paths)
    let setting = try Setting(text, size: 14, in: [container]) {
      $0.minimumLineHeight = 17
      $0.maximumLineHeight = 17
    }
    return setting.layout.lines
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: 0)
  }

  static func triangle() -> Path {
    Path(elements: [
      .move(Point(x: 200, y: 0)), .line(Point(x: 200, y: 90)), .line(Point(x: 100, y: 0)), .close,
    ])
  }

  /// The expected start, length and used width of each line.
  @Test func withoutExclusions() throws {
    let lines = try Self.lines(around: [])
    #expect(lines.map(\.range.lowerBound) == [0, 20, 40, 62, 85, 103, 123, 143, 166])
    #expect(lines.map(\.range.count) == [20, 20, 22, 23, 18, 20, 20, 23, 5])
    let widths = [178, 178, 194.8, 200, 161.2, 178, 178, 200, 52]
    for (line, width) in zip(lines, widths) { #expect(abs(line.usedRect.width - width) < 0.001) }
  }

  @Test func aLineIsShortenedIfAnyPartOfItTouches() throws {
    let lines = try Self.lines(around: [Self.rect(120, 0, 80, 60)])
    #expect(lines[..<4].map(\.rect) == (0..<4).map { Rect(x: 0, y: Double($0) * 17, width: 120, height: 17) })
    #expect(lines[..<4].map(\.range) == [0..<10, 10..<20, 20..<31, 31..<44])
    #expect(lines[4].rect == Rect(x: 0, y: 68, width: 200, height: 17))
  }

  @Test func textRunsOnBothSidesOfAnExclusion() throws {
    let lines = try Self.lines(around: [Self.rect(70, 20, 60, 50)])
    #expect(lines[0].rect == Rect(x: 0, y: 0, width: 200, height: 17))
    #expect(lines[1..<9].map(\.rect.minX) == [0, 130, 0, 130, 0, 130, 0, 130])
    #expect(lines[1..<9].allSatisfy { $0.rect.width == 70 })
    #expect(lines[1..<9].map(\.rect.minY) == [17, 17, 34, 34, 51, 51, 68, 68])
    #expect(
      lines[1..<9].map(\.range) == [20..<26, 26..<31, 31..<35, 35..<40, 40..<48, 48..<54, 54..<62, 62..<70])
    #expect(lines[9].rect == Rect(x: 0, y: 85, width: 200, height: 17))
  }

  /// A third of a point is not a whole number of steps of the grid on which text is set.
  @Test func gapsBeginAndEndOnTheGrid() {
    let container = TextContainer(
      size: Size(width: 200, height: 400),
      exclusionPaths: [Self.rect(0, 0, 100.0 / 3, 40), Self.rect(290.0 / 3, 0, 9, 40)])
    let gaps = container.lineFragmentRects(forProposedRect: Rect(x: 0, y: 0, width: 200, height: 10))
    #expect(gaps.map(\.minX) == [(100.0 / 3).onLengthGrid, (317.0 / 3).onLengthGrid])
    #expect(gaps.map(\.maxX) == [(290.0 / 3).onLengthGrid, 200])
    #expect(gaps.first?.minX != 100.0 / 3)
  }

  /// A line of ten points fits above the exclusion, but not when it contains a letter of forty.
  @Test func aLineIsTriedAgainInTheHeightOfItsText() throws {
    let container = TextContainer(
      size: Size(width: 200, height: 400), exclusionPaths: [Self.rect(100, 15, 100, 200)])
    let (small, large) = (try TestFonts.mono(10), try TestFonts.mono(40))
    var text = AttributedText("ab ", attributes: TextAttributes { $0.font = small })
    text.append("C", attributes: TextAttributes { $0.font = large })
    let lines = try Setting(text, font: small, in: [container]).layout.lines
    #expect(lines.map(\.rect) == [Rect(x: 0, y: 0, width: 100, height: 40)])
  }

  @Test func aLineMovesExactlyBelowABand() throws {
    let lines = try Self.lines(around: [Self.rect(0, 30, 200, 40)])
    #expect(lines[..<3].map(\.rect.minY) == [0, 70, 87])
  }

  @Test func aGapAsWideAsThePaddingIsNotUsed() throws {
    try expectEqual(Self.lines(around: [Self.rect(0, 0, 195, 40)])[0].rect, Rect(x: 0, y: 40, width: 200, height: 17))
  }

  /// Even an empty line needs a point between the paddings.
  @Test(arguments: [(189.5, 40.0), (189, 0)]) func aGapBelowAPointIsNotUsed(width: Double, top: Double) throws {
    let container = TextContainer(
      size: Size(width: 200, height: 400), lineFragmentPadding: 5, exclusionPaths: [Self.rect(0, 0, width, 40)])
    try expectEqual(Setting("\na", size: 14, in: [container]).layout.lines.first?.rect.minY, top)
  }

  @Test func twoShapesShortenTheirOwnLines() throws {
    let lines = try Self.lines(around: [Self.rect(0, 0, 50, 40), Self.rect(150, 30, 50, 40)])
    let spans = lines[..<6].map { [$0.rect.minX, $0.rect.maxX] }
    #expect(spans == [[50, 200], [50, 150], [50, 150], [0, 150], [0, 150], [0, 200]])
    #expect(lines[..<6].map(\.rect.minY) == [0, 17, 34, 51, 68, 85])
  }

  @Test func theWidestExtentInTheStripBlocks() throws {
    let lines = try Self.lines(around: [Self.triangle()])
    for (line, width) in zip(lines, [100, 118.9, 137.8, 156.7, 175.6, 194.4, 200]) {
      #expect(abs(line.rect.width - width) < 0.06)
    }
  }

  @Test func linesAroundACircleAreAsRecorded() throws {
    let oval = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 50)
    let lines = try Self.lines(around: [oval])
    for (line, x) in zip(lines, [87.3, 97.1, 100, 99.9, 96.5, 85.6, 0]) { #expect(abs(line.rect.minX - x) < 0.06) }
    #expect(lines[6].rect.minY == 102)
  }

  /// No word fits into that width, so the text is below the exclusion.
  @Test(arguments: [-5.0, -.infinity, .nan]) func anInvalidContainerWidthCountsAsZero(width: Double) throws {
    let container = TextContainer(
      size: Size(width: width, height: .infinity), exclusionPaths: [Self.rect(0, 0, 10, 10)])
    let lines = try Setting("ab", size: 10, in: [container]).layout.lines
    #expect(lines.map(\.rect) == [Rect(x: 0, y: 10, width: 0, height: 10), Rect(x: 0, y: 20, width: 0, height: 10)])
    #expect(container.lineFragmentRects(forProposedRect: Rect(x: 0, y: 0, width: 50, height: 20)).isEmpty)
  }

  @Test func anInfiniteSideBlocksAllOfThatSide() throws {
    let finite = try Self.lines(around: [Self.rect(120, 0, 80, 60)])
    try expectEqual(Self.lines(around: [Self.rect(120, 0, .infinity, 60)]), finite)
  }

  /// A hole 20 high, and 180 wide in its middle: a line of 17 has the 25.2 that its word needs only if it lies across
  /// the middle.
  @Test func aLineFitsIntoAHoleOnlyWhereItIsWideEnough() throws {
    let hole = [Point(x: 100, y: 50), Point(x: 10, y: 60), Point(x: 100, y: 70), Point(x: 190, y: 60)]
    let path = Path(
      elements: Self.rect(0, 0, 200, 200).elements
        + [.move(hole[0]), .line(hole[1]), .line(hole[2]), .line(hole[3]), .close])
    let container = TextContainer(size: Size(width: 200, height: .infinity), exclusionPaths: [path])
    let setting = try Setting("The", size: 14, in: [container]) {
      $0.minimumLineHeight = 17
      $0.maximumLineHeight = 17
    }
    #expect(abs(setting.layout.lines[0].rect.minY - 51.4) < 0.0001)
    #expect(abs(setting.layout.lines[0].rect.minX - 87.4) < 0.001)
  }

  @Test(arguments: [(0.0, 40.0), (40, 0)]) func emptyExclusionsBlockNothing(width: Double, height: Double) throws {
    let lines = try Self.lines(around: [Self.rect(100, 10, width, height)])
    #expect(lines.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 200 })
  }
}
