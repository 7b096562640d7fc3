public import GalleyBase
import GalleyRaster

/// A path with positions that are given as distances in points from its start, measured along the
/// path.
///
/// Curves become straight steps no further than 1/1024 point from them. Lengths need only square roots, so every
/// machine gets the same. The distance continues from one subpath to the next without a gap.
public struct PathTrack: Hashable, Sendable {
  /// A position on the track: a point and the direction of the track there.
  public struct Place: Hashable, Sendable {
    /// The point in the coordinates of the path.
    public var point: Point
    /// The unit vector of the track's direction at the point.
    public var direction: Point

    /// Returns the point at distance `offset` to the right of the track. For a track that leads to
    /// the right, this point is below the track, because y is down.
    public func beside(_ offset: Double) -> Point {
      Point(x: point.x - direction.y * offset, y: point.y + direction.x * offset)
    }

    /// The transform that moves the origin to this position and turns the x axis into the direction
    /// of the track.
    public var transform: AffineTransformation {
      AffineTransformation(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: point.x, ty: point.y)
    }
  }

  /// A straight segment of the track.
  private struct Step: Hashable {
    /// The first point of the segment, and the segment's direction.
    var place: Place
    /// The distance of the segment's end from the start of the track.
    var end: Double
  }

  private var steps: [Step] = []
  /// The length of the track, in points.
  public private(set) var length: Double = 0
  /// True if the track is a single closed subpath, on which distances wrap around.
  public private(set) var isClosed = false

  /// The scale of the straight segments that replace curves, in units per point. A higher scale
  /// makes the segments more precise.
  private static let precision = 4.0

  /// Creates a track along `path`, in the opposite direction if `isReversed` is true.
  public init(_ path: Path, isReversed: Bool = false) {
    let lines = path.flattened(scale: PathTrack.precision)
    for line in isReversed ? lines.reversed() : lines {
      var points = line.points
      if line.isClosed, let first = points.first, points.last != first { points.append(first) }
      if isReversed { points.reverse() }
      for (from, to) in zip(points, points.dropFirst()) { append(from, to) }
    }
    isClosed = lines.count == 1 && lines[0].isClosed && length > 0
  }

  private mutating func append(_ from: Point, _ to: Point) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > 0, distance.isFinite else { return }
    length += distance / PathTrack.precision
    let start = Point(x: from.x / PathTrack.precision, y: from.y / PathTrack.precision)
    steps.append(Step(place: Place(point: start, direction: Point(x: x / distance, y: y / distance)), end: length))
  }

  /// Returns the position at `distance` from the start. Distances wrap around if the track is
  /// closed. If it is not, returns nil before its start and after its end.
  public func place(at distance: Double) -> Place? {
    var distance = distance
    if isClosed, distance < 0 || distance > length {
      distance -= (distance / length).rounded(.down) * length
    }
    guard distance >= 0, distance <= length, !steps.isEmpty else { return nil }
    return place(at: distance, on: stepIndex(at: distance))
  }

  /// Returns the points of a line parallel to the track between two distances. The line is `offset`
  /// points to the right of the track. It is clipped to the ends of the track, or to one lap if the
  /// track is closed.
  public func parallel(from start: Double, to end: Double, offset: Double) -> [Point] {
    let (first, last) = isClosed ? (start, min(end, start + length)) : (max(start, 0), min(end, length))
    guard first < last, !steps.isEmpty else { return [] }
    // On a closed track the line may begin before the start of the track and cross it.
    let turns = isClosed ? (first / length).rounded(.down) : 0
    var distance = first - turns * length
    var rest = last - first
    var index = stepIndex(at: distance)
    var points = [place(at: distance, on: index).beside(offset)]
    while true {
      let way = min(steps[index].end - distance, rest)
      points.append(place(at: distance + way, on: index).beside(offset))
      rest -= way
      if rest <= 0 || (index + 1 == steps.count && !isClosed) { return points }
      index = (index + 1) % steps.count
      distance = index == 0 ? 0 : steps[index - 1].end
      points.append(place(at: distance, on: index).beside(offset))
    }
  }

  private func place(at distance: Double, on index: Int) -> Place {
    var place = steps[index].place
    let way = distance - (index == 0 ? 0 : steps[index - 1].end)
    place.point.x += place.direction.x * way
    place.point.y += place.direction.y * way
    return place
  }

  /// Returns the index of the first segment that ends after `distance`, or of the last segment if
  /// there is none.
  private func stepIndex(at distance: Double) -> Int {
    steps.dropLast().partitionPoint { $0.end > distance }
  }
}
