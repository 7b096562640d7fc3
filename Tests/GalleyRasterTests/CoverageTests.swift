import GalleyBase
import Testing

@testable import GalleyRaster

@Suite struct CoverageTests {
  private func rows(_ path: Path, scale: Double = 1, _ width: Int, _ height: Int) -> [[UInt8]] {
    var bytes = [UInt8](repeating: 0, count: width * height)
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    bytes.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress {
        ScanConverter.write(Outline(path, scale: scale), bounds: bounds, to: start)
      }
    }
    return (0..<height).map { Array(bytes[$0 * width..<($0 + 1) * width]) }
  }

  private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path {
    Path(roundedRect: Rect(x: left, y: top, width: right - left, height: bottom - top), cornerRadius: 0)
  }

  /// The expected coverage is min(255, ⌊256 · area⌋), computed by hand.
  @Test(
    arguments: [
      (0.5, [128, 255, 0]), (0.25, [192, 255, 0]), (1.0 / 3, [170, 255, 0]), (0.003, [255, 255, 0]),
      (0.997, [0, 255, 0]), (255.0 / 256, [1, 255, 0]),
    ] as [(Double, [UInt8])])
  func aBoxCoversItsFirstPixelInPart(left: Double, row: [UInt8]) {
    #expect(rows(box(left, 0, 2, 1), 3, 1) == [row])
  }

  private func path(_ contours: [[(Double, Double)]]) -> Path {
    Path(
      elements: contours.flatMap { points in
        points.enumerated().map { index, point in
          let place = Point(x: point.0, y: point.1)
          return index == 0 ? .move(place) : .line(place)
        } + [.close]
      })
  }

  /// Two halves of a box from (0.5, 0) to (3.5, 2) share an edge. Whether they are wound alike or oppositely, the
  /// pixels are the same.
  @Test(arguments: [(2.0, 2.0), (1.75, 1.75), (1.25, 2.75), (0.75, 1.0), (0.5, 3.5)])
  func halvesThatMeetHaveNoSeam(top: Double, bottom: Double) {
    let left = [(0.5, 0.0), (top, 0), (bottom, 2), (0.5, 2)]
    let right = [(top, 0.0), (3.5, 0), (3.5, 2), (bottom, 2)]
    let whole: [[UInt8]] = Array(repeating: [128, 255, 255, 128], count: 2)
    for (first, second) in [(left, right), (left, right.reversed()), (left.reversed(), right)] {
      #expect(rows(path([first, second]), 4, 2) == whole)
    }
    // At this scale one pixel contains both halves.
    let small = path([left, right.reversed()])
    #expect(rows(small, scale: 0.25, 1, 1) == [[96]])
  }

  /// Holes, nested holes and separate contours are not changed.
  @Test func holesStayHoles() {
    func square(_ inset: Double, _ size: Double, reversed: Bool = false) -> [(Double, Double)] {
      let points = [(inset, inset), (size - inset, inset), (size - inset, size - inset), (inset, size - inset)]
      return reversed ? points.reversed() : points
    }
    let ring = path([square(0.25, 6), square(1.25, 6, reversed: true)])
    #expect(rows(ring, 6, 6)[2] == [192, 64, 0, 0, 64, 192])
    let island = path([square(0.25, 6), square(1.25, 6, reversed: true), square(2.25, 6)])
    #expect(rows(island, 6, 6)[2] == [192, 64, 144, 144, 64, 192])
    // A contour of the opposite winding next to the ring changes nothing in the ring.
    let other = square(0.25, 6, reversed: true).map { ($0.0 + 6, $0.1) }
    let both = path([square(0.25, 6), square(1.25, 6, reversed: true), other])
    #expect(rows(both, 12, 6)[2] == [192, 64, 0, 0, 64, 192, 192, 255, 255, 255, 255, 192])
  }

  /// The result is the same in bands and clips.
  @Test func bandsAndClipsHaveNoSeams() {
    let left = [(0.0, 0.0), (2000.5, 0), (2000.5, 30), (0, 30)]
    let right = [(2000.5, 0.0), (2000.5, 30), (4000, 30), (4000, 0)]
    #expect(rows(path([left, right]), 4000, 30).allSatisfy { $0.allSatisfy { $0 == 255 } })
  }

  @Test func cornersMultiply() {
    #expect(rows(box(0.5, 0.5, 1.5, 1.5), 2, 2) == [[64, 64], [64, 64]])
    #expect(rows(box(0.25, 0.5, 0.75, 0.75), 1, 1) == [[32]])
  }

  /// A band ends when it is full: at a width of 4000 pixels it has eight rows.
  @Test func bandsMeetWithoutASeam() {
    let triangle = Path(elements: [
      .move(Point(x: 0, y: 0)), .line(Point(x: 4000, y: 30)), .line(Point(x: 0, y: 30)), .close,
    ])
    var inTwo: [[UInt8]] = []
    for y in 0..<30 {
      var row = [UInt8](repeating: 0, count: 4000)
      let bounds = PixelRect(x: 0, y: y, width: 4000, height: 1)
      row.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress {
          ScanConverter.write(Outline(triangle, scale: 1), bounds: bounds, to: start)
        }
      }
      inTwo.append(row)
    }
    #expect(rows(triangle, 4000, 30) == inTwo)
  }

  /// Curves that reach far beyond the clip on all sides give the same bytes from far fewer lines.
  @Test(arguments: 0..<12)
  func curvesOutsideOfTheClipBecomeStraight(turn: Int) {
    let clip = PixelRect(x: 0, y: 0, width: 16, height: 16)
    let (x, y) = (Double(turn % 5) * 700 - 1390, Double(turn % 7) * 500 - 1490)
    let path = Path(elements: [
      .move(Point(x: 3, y: 8)),
      .cubic(control1: Point(x: y, y: x), control2: Point(x: -x, y: y), end: Point(x: x, y: -y)),
      .quad(control: Point(x: y, y: -x), end: Point(x: Double(turn) + 0.3, y: 12.6)), .close,
    ])
    func bytes(_ outline: Outline) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 256)
      bytes.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { ScanConverter.write(outline, bounds: clip, to: start) }
      }
      return bytes
    }
    let (whole, clipped) = (Outline(path, scale: 1), Outline(path, scale: 1, clip: clip))
    #expect(bytes(clipped) == bytes(whole))
    #expect(Set(bytes(whole)).count > 4)
    #expect(clipped.edges.count * 2 < whole.edges.count)
  }

  /// Two boxes overlap from the middle of a pixel on.
  @Test(arguments: [(FillRule.nonzero, [255, 255, 255, 0]), (.evenOdd, [255, 128, 255, 0])] as [(FillRule, [UInt8])])
  func overlappingBoxesFollowTheFillRule(rule: FillRule, expected: [UInt8]) {
    var outline = Outline()
    outline.rule = rule
    for (left, right) in [(0.0, 2.0), (1.5, 3)] {
      outline.append([
        Point(x: left, y: 0), Point(x: right, y: 0), Point(x: right, y: 1), Point(x: left, y: 1),
      ])
    }
    var row = [UInt8](repeating: 0, count: 4)
    row.withUnsafeMutableBufferPointer { buffer in
      let bounds = PixelRect(x: 0, y: 0, width: 4, height: 1)
      if let start = buffer.baseAddress { ScanConverter.write(outline, bounds: bounds, to: start) }
    }
    #expect(row == expected)
  }

  /// A pixel that 70,000 edges of the same direction cross is covered.
  @Test func manyEdgesInAPixelDoNotOverflow() {
    var outline = Outline()
    for _ in 0..<70_000 {
      outline.append([Point(x: 0.5, y: 0), Point(x: 3, y: 0), Point(x: 3, y: 1), Point(x: 0.5, y: 1)])
    }
    var row = [UInt8](repeating: 0, count: 4)
    row.withUnsafeMutableBufferPointer { buffer in
      let bounds = PixelRect(x: 0, y: 0, width: 4, height: 1)
      if let start = buffer.baseAddress { ScanConverter.write(outline, bounds: bounds, to: start) }
    }
    #expect(row == [255, 255, 255, 0])
  }

  @Test func edgesLeftOfTheClipStillCount() {
    let clip = PixelRect(x: 10, y: 0, width: 2, height: 1)
    var stretches: [[Int]] = []
    ScanConverter.scan(Outline(box(-1e9, -5, 11.5, 40), scale: 1), clip: clip) { y, x, count, coverage in
      stretches.append([y, x, count, Int(coverage)])
    }
    #expect(stretches == [[0, 10, 1, 255], [0, 11, 1, 128]])
  }

  /// A cubic curve is halved while a second difference is more than 4/15 pixel on either axis.
  @Test(arguments: [(0.266, 1), (0.267, 2), (1.06, 2), (1.07, 4), (4.26, 4), (4.27, 8)])
  func curvesAreHalvedAtTheLimit(difference: Double, lines: Int) {
    // The control points are a third apart, and the middle ones are displaced, so that both second differences are
    // equal.
    func ends(_ isUpright: Bool) -> Int {
      let points = [(0.0, 0.0), (3, difference), (6, difference), (9, 0)].map { x, y in
        Outline.Position(pixels: isUpright ? Point(x: y, y: x) : Point(x: x, y: y))
      }
      return Outline.ends(ofCubicFrom: points[0], points[1], points[2], to: points[3]).count
    }
    #expect(ends(false) == lines)
    #expect(ends(true) == lines)
  }

  /// A quadratic curve's own second difference is three times that of the cubic curve to which it is raised.
  @Test(arguments: [(0.79, 1), (0.81, 2)])
  func quadraticCurvesAreRaised(difference: Double, lines: Int) {
    var outline = Outline()
    outline.move(to: Outline.Position(x: .zero, y: .zero))
    let control = Outline.Position(pixels: Point(x: difference / 2, y: 4))
    outline.quad(control, to: Outline.Position(pixels: Point(x: 0, y: 8)))
    #expect(outline.edges.count == lines)
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func allCornersMirrorTheSameCurve(curve: CornerCurve) {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 12, cornerCurve: curve)
    let rows = rows(path, 40, 40)
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
  }

  @Test func aContinuousCornerBeginsFartherOut() {
    func firstFull(_ curve: CornerCurve) -> Int? {
      let path = Path(roundedRect: Rect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 15, cornerCurve: curve)
      return rows(path, 60, 60)[0].firstIndex(of: 255)
    }
    #expect(firstFull(.circular) == 15)
    #expect(firstFull(.continuous) == 22)
    // 2 · 1.53 · 15 does not fit into 40.
    let small = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      Path(roundedRect: small, cornerRadius: 15, cornerCurve: .continuous) == Path(roundedRect: small, cornerRadius: 15)
    )
  }
}
