import GalleyBase
import Testing

@testable import GalleyDrawing

/// Positions and directions along a path.
@Suite struct PathTrackTests {
  /// A triangle that leads right by 3, down by 4, and back.
  static let triangle = Path(elements: [
    .move(Point(x: 10, y: 10)), .line(Point(x: 13, y: 10)), .line(Point(x: 13, y: 14)), .close,
  ])

  @Test func distancesAreMeasuredAlongTheLines() {
    let open = PathTrack(Path(elements: Array(Self.triangle.elements.dropLast())))
    #expect(open.length == 7)
    #expect(!open.isClosed)
    #expect(open.place(at: 0) == .init(point: Point(x: 10, y: 10), direction: Point(x: 1, y: 0)))
    #expect(open.place(at: 2)?.point == Point(x: 12, y: 10))
    #expect(open.place(at: 4) == .init(point: Point(x: 13, y: 11), direction: Point(x: 0, y: 1)))
    #expect(open.place(at: 7)?.point == Point(x: 13, y: 14))
    #expect(open.place(at: 7.001) == nil)
    #expect(open.place(at: -0.001) == nil)
  }

  @Test func distancesWrapAroundOnAClosedPath() {
    let closed = PathTrack(Self.triangle)
    #expect(closed.length == 12)
    #expect(closed.isClosed)
    #expect(closed.place(at: 9.5) == .init(point: Point(x: 11.5, y: 12), direction: Point(x: -0.6, y: -0.8)))
    #expect(closed.place(at: 13) == closed.place(at: 1))
    #expect(closed.place(at: -5) == closed.place(at: 7))
  }

  @Test func aReversedPathBeginsAtItsEnd() {
    let track = PathTrack(Path(elements: Array(Self.triangle.elements.dropLast())), isReversed: true)
    #expect(track.place(at: 1) == .init(point: Point(x: 13, y: 13), direction: Point(x: 0, y: -1)))
    #expect(track.place(at: 7)?.point == Point(x: 10, y: 10))
  }

  @Test func besideIsBelowATrackThatLeadsToTheRight() {
    let track = PathTrack(Self.triangle)
    #expect(track.place(at: 1)?.beside(2) == Point(x: 11, y: 12))
    #expect(
      track.parallel(from: 1, to: 4, offset: 1) == [
        Point(x: 11, y: 11), Point(x: 13, y: 11), Point(x: 12, y: 10), Point(x: 12, y: 11),
      ])
    // The line crosses the start of a closed track, and is clipped at the ends of an open one.
    #expect(track.parallel(from: 11, to: 13, offset: 0).last == Point(x: 11, y: 10))
    // The line goes once around the track, and no further.
    let lap = track.parallel(from: 11, to: 30, offset: 0)
    #expect(lap == track.parallel(from: 11, to: 23, offset: 0))
    #expect(lap.count == 8 && lap.first == lap.last)
    let open = PathTrack(Path(elements: Array(Self.triangle.elements.dropLast())))
    #expect(open.parallel(from: -5, to: 1, offset: 0) == [Point(x: 10, y: 10), Point(x: 11, y: 10)])
    #expect(open.parallel(from: 8, to: 9, offset: 0).isEmpty)
  }

  @Test func theLengthOfACircleIsItsCircumference() throws {
    let circle = PathTrack(Path(roundedRect: Rect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 100))
    // The circumference is 2π · 100; the curves of the outline deviate by at most 0.03 %.
    #expect(abs(circle.length - 628.3185) < 0.1)
    let place = try #require(circle.place(at: circle.length / 4))
    #expect(abs(place.point.x - 200) < 0.01 && abs(place.point.y - 100) < 0.01)
    #expect(abs(place.direction.x) < 0.01 && place.direction.y > 0.9999)
  }

  @Test(arguments: [Path(), Path(elements: [.move(Point(x: 1, y: 1)), .close])])
  func aPathWithoutLengthHasNoPlace(path: Path) {
    let track = PathTrack(path)
    #expect(track.length == 0)
    #expect(track.place(at: 0) == nil)
    #expect(track.parallel(from: 0, to: 1, offset: 0).isEmpty)
  }
}
