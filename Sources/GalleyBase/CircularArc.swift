/// A circular arc, made of curves of at most a quarter turn each. Angles are in radians, from the x
/// axis towards the y axis.
public struct CircularArc: Hashable, Sendable {
  /// The centre of the circle.
  public var center: Point
  /// The radius of the circle, which is not negative.
  public var radius: Double
  /// The angle at which the arc begins.
  public var start: Double
  /// The angle from the first point to the last. If it is negative, the arc turns in the other
  /// direction.
  public var sweep: Double

  /// Creates an arc around `center`, which begins at the angle `start`.
  public init(center: Point, radius: Double, start: Double, sweep: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// The point at which the arc begins.
  public var first: Point { point(at: start) }

  /// The curves of the arc, from `first` on.
  public var elements: [Path.Element] {
    guard sweep != 0, sweep.isFinite, start.isFinite else { return [] }
    let quarter = Double.pi / 2 * (sweep < 0 ? -1 : 1)
    // Rounding may leave a sliver; it joins the last quarter.
    let count = min(max(1, Int((sweep / quarter - 1e-9).rounded(.up))), 1024)
    return (0..<count).map { index in
      let from = start + quarter * Double(index)
      return curve(from: from, turn: index == count - 1 ? start + sweep - from : quarter)
    }
  }

  private func curve(from angle: Double, turn: Double) -> Path.Element {
    // 4/3 · tan(turn / 4), computed from half the turn.
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
