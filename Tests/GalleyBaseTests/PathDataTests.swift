import GalleyBase
import TestSupport
import Testing

/// Outlines in the notation of SVG.
@Suite struct PathDataTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func linesAbsoluteAndRelative() throws {
    let expected: [Path.Element] = [
      .move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(0, 6)), .close,
    ]
    try expectEqual(Path(data: "M1 2 L 4,2 V6 H0 Z").elements, expected)
    try expectEqual(Path(data: "m1,2 3,0v4h-4z").elements, expected)
    try expectEqual(Path(data: "M1,2l3-0 0 4-4 0z").elements, expected)
  }

  @Test func curvesAndTheirMirroredControls() throws {
    try expectEqual(
      Path(data: "M0 0 c1 1 2 1 3 0 s2 -1 3 0").elements,
      [
        .move(.zero), .cubic(control1: point(1, 1), control2: point(2, 1), end: point(3, 0)),
        .cubic(control1: point(4, -1), control2: point(5, -1), end: point(6, 0)),
      ])
    try expectEqual(
      Path(data: "M0 0Q1 2 2 0T4 0").elements,
      [
        .move(.zero), .quad(control: point(1, 2), end: point(2, 0)), .quad(control: point(3, -2), end: point(4, 0)),
      ])
    // Nothing to mirror after a line: the control point is the pen.
    try expectEqual(Path(data: "M0 0 H5 T9 0").elements.last, .quad(control: point(5, 0), end: point(9, 0)))
  }

  @Test func aSubpathGoesOnWhereTheLastOneBegan() throws {
    try expectEqual(
      Path(data: "M1 1h2v2z l-1 0").elements,
      [
        .move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close, .move(point(1, 1)), .line(point(0, 1)),
      ])
  }

  @Test func numbersNeedNothingBetweenThem() throws {
    try expectEqual(Path(data: "M.5.5-1e1+2").elements, [.move(point(0.5, 0.5)), .line(point(-10, 2))])
  }

  /// A half circle is two quarters, each with handles of 4/3·(√2 − 1) of the radius.
  @Test func arcsAreCurves() throws {
    let elements = try Path(data: "M0 0 a10 10 0 0 1 20 0").elements
    guard elements.count == 3, case .cubic(let first, _, let middle) = elements[1],
      case .cubic(_, let last, let end) = elements[2]
    else {
      Issue.record("a move and two curves")
      return
    }
    #expect(abs(middle.x - 10) < 1e-9 && abs(middle.y + 10) < 1e-9)
    #expect(abs(first.x) < 1e-9 && abs(first.y + 5.522_847_498) < 1e-6)
    #expect(abs(last.x - 20) < 1e-9 && abs(last.y + 5.522_847_498) < 1e-6)
    #expect(end == point(20, 0))
  }

  /// The lowest or highest point of each of the four arcs between two points, 6 apart on a circle of radius 5.
  @Test(arguments: [("0 0", 1.0), ("0 1", -1), ("1 0", 9), ("1 1", -9)])
  func flagsChooseAmongFourArcs(flags: String, y: Double) throws {
    let polygon = try Path(data: "M0 0 A5 5 0 \(flags) 6 0").polygons(flatness: 0.001)
    let ys = polygon.flatMap { $0 }.map(\.y)
    let extreme = y > 0 ? ys.max() ?? 0 : ys.min() ?? 0
    #expect(abs(extreme - y) < 0.01)
  }

  /// Turned by 90 degrees, 20 wide and 10 high are 10 wide and 20 high; 30 degrees need a sine.
  @Test func ellipsesTurn() throws {
    let turned = try Path(data: "M0 0 A20 10 90 0 1 20 0").polygons(flatness: 0.001).flatMap { $0 }
    #expect(abs((turned.map(\.y).min() ?? 0) + 20) < 0.01)
    let tilted = try Path(data: "M0 0 A20 10 30 0 1 34.641016 20").polygons(flatness: 0.001).flatMap { $0 }
    // Its axis lies between the two ends, so that the arc is half of it: 10 beyond the middle, across the axis.
    let furthest = tilted.map { 0.5 * $0.x - 0.866_025_4 * $0.y }.max() ?? 0
    #expect(abs(furthest - 10) < 0.01)
  }

  @Test func radiiThatCannotReachGrow() throws {
    let points = try Path(data: "M0 0 A1 1 0 0 1 20 0").polygons(flatness: 0.001).flatMap { $0 }
    #expect(abs((points.map(\.y).min() ?? 0) + 10) < 0.01)
    try expectEqual(Path(data: "M0 0 A0 5 0 0 1 20 0").elements, [.move(.zero), .line(point(20, 0))])
  }

  @Test(arguments: [
    ("", "at character 1: the path is empty; it must begin with M"),
    ("L 1 2", "at character 1: a path begins with M, not \"L\""),
    ("M1 2 K 3", "at character 6: \"K\" is not a command; the commands are M, L, H, V, C, S, Q, T, A and Z"),
    ("M1 2 L 3", "at character 9: expected a number, found the end"),
    ("M1 2 L 3 x", "at character 10: expected a number, found \"x\""),
    ("M1 2 A 1 1 0 2 0 3 3", "at character 14: expected 0 or 1, a flag of an arc, found \"2\""),
    ("M1 é", "at character 4: expected a number, found a character that is not ASCII"),
    ("M1 2 3", "at character 7: expected a number, found the end"),
    ("M1 1e999", "at character 4: the number \"1e999\" is too large"),
    ("M1 2 Z 3", "at character 8: \"3\" is not a command; the commands are M, L, H, V, C, S, Q, T, A and Z"),
  ])
  func mistakesHaveAPlace(data: String, message: String) {
    do throws(PathDataError) {
      _ = try Path(data: data)
      Issue.record("\(data) is refused")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func anOvalTouchesItsRectangle() {
    let points = Path(ovalIn: Rect(x: 10, y: 20, width: 40, height: 10)).polygons().flatMap { $0 }
    #expect(points.map(\.x).min() == 10 && points.map(\.x).max() == 50)
    #expect(points.map(\.y).min() == 20 && points.map(\.y).max() == 30)
  }
}
