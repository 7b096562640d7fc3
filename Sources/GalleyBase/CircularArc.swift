/// A part of a circle, as curves of at most a quarter turn each. Angles are radians, from the x axis towards the y axis.
public struct CircularArc: Hashable, Sendable {
  /// The middle of the circle.
  public var center: Point
  /// The radius; not negative.
  public var radius: Double
  /// The angle of the first point.
  public var start: Double
  /// The turn from the first point to the last, negative against the angles' direction.
  public var sweep: Double

  /// An arc around `center` from the angle `start` on.
  public init(center: Point, radius: Double, start: Double, sweep: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// The point where the arc begins.
  public var first: Point { point(at: start) }

  /// The curves, from `first` on.
  public var elements: [Path.Element] {
    guard sweep != 0, sweep.isFinite, start.isFinite else { return [] }
    let quarter = Double.pi / 2 * (sweep < 0 ? -1 : 1)
    // A sliver that is left by rounding joins the last quarter.
    let count = min(max(1, Int((sweep / quarter - 1e-9).rounded(.up))), 1024)
    return (0..<count).map { index in
      let from = start + quarter * Double(index)
      return curve(from: from, turn: index == count - 1 ? start + sweep - from : quarter)
    }
  }

  private func curve(from angle: Double, turn: Double) -> Path.Element {
    // 4/3 · tan(turn / 4), by way of half the turn.
    let half = Point(onUnitCircleAt: turn / 2)
    let handle = 4.0 / 3 * half.y / (1 + half.x) * radius
    let (from, to) = (Point(onUnitCircleAt: angle), Point(onUnitCircleAt: angle + turn))
    let (first, last) = (point(at: angle), point(at: angle + turn))
    return .cubic(
      control1: Point(x: first.x - handle * from.y, y: first.y + handle * from.x),
      control2: Point(x: last.x + handle * to.y, y: last.y - handle * to.x), end: last)
  }

  private func point(at angle: Double) -> Point {
    let direction = Point(onUnitCircleAt: angle)
    return Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }
}
