import GalleyBase

extension Polyline {
  /// The maximum number of dashes into which a line is divided. With very short dashes, this limits
  /// the time.
  private static var mostDashes: Int { 100_000 }

  /// Returns the dashes of the line. `lengths` contains the lengths of dashes and gaps alternately
  /// and is repeated; the line begins at the distance `phase` into this pattern. Returns the line
  /// itself if no length is above 0 or if there would be too many dashes.
  func dashed(_ lengths: [Double], phase: Double) -> [Polyline] {
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
    var walk = DashWalk(lengths: lengths, phase: phase - (phase / period).rounded(.down) * period)
    var path = points
    if isClosed, let first = points.first, points.last != first { path.append(first) }
    for (from, to) in zip(path, path.dropFirst()) {
      walk.goOn(from: from, to: to)
      if walk.dashes.count > Polyline.mostDashes { return [self] }
    }
    return walk.finished
  }
}

/// The state of dividing a line into dashes and gaps.
private struct DashWalk {
  let lengths: [Double]
  private var index = 0
  /// The length that remains of the current dash or gap.
  private var rest: Double
  private var dash: [Point] = []
  private(set) var dashes: [Polyline] = []

  init(lengths: [Double], phase: Double) {
    self.lengths = lengths
    rest = lengths[0]
    var phase = phase
    while phase >= rest, phase > 0 {
      phase -= rest
      next()
    }
    rest -= phase
  }

  var finished: [Polyline] { dash.isEmpty ? dashes : dashes + [Polyline(points: dash, isClosed: false)] }

  private var isDrawing: Bool { index % 2 == 0 }

  private mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }

  mutating func goOn(from: Point, to: Point) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return }
    var done = 0.0
    func point(_ distance: Double) -> Point {
      Point(x: from.x + x * distance / length, y: from.y + y * distance / length)
    }
    if isDrawing, dash.isEmpty { dash = [from] }
    while length - done > rest {
      done += rest
      if isDrawing {
        dash.append(point(done))
        dashes.append(Polyline(points: dash, isClosed: false))
        dash = []
      } else {
        dash = [point(done)]
      }
      next()
      if dashes.count > 1_000_000 { return }
    }
    rest -= length - done
    if isDrawing { dash.append(to) }
  }
}
