public import GalleyBase

/// One subpath as straight lines, in pixels.
public struct Polyline: Hashable, Sendable {
  /// The ends of the lines.
  public var points: [Point]
  /// True for a subpath that the path closes. Filling closes every subpath, stroking only these.
  public var isClosed: Bool
}

extension Path {
  /// Returns the path as straight lines at `scale` pixels per point, no line further than about 1/256 pixel from its
  /// curve. Only + − × ÷ √, so that every machine gets the same.
  ///
  /// For lengths and places along a path. What is filled goes through `Outline`, whose lines are Core Graphics'.
  public func flattened(scale: Double) -> [Polyline] {
    flattened(scale: scale, flatness: 1.0 / 192, halfWidth: 0)
  }

  /// Returns the path as straight lines for a stroke of twice `halfWidth` pixels.
  ///
  /// A curve is halved until the second differences of its control points are at most `flatness` pixels, on either
  /// axis, and those of the stroke's own edges, which bend with the curve's turn, too.
  func flattened(scale: Double, flatness: Double, halfWidth: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var start = Point.zero
    var current = Polyline(points: [], isClosed: false)
    func pixels(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    func begin(at point: Point) {
      if current.points.count > 1 { lines.append(current) }
      current = Polyline(points: [point], isClosed: false)
      start = point
    }
    for element in elements {
      guard let last = current.points.last else {
        if case .move(let point) = element { begin(at: pixels(point)) }
        continue
      }
      switch element {
      case .move(let point): begin(at: pixels(point))
      case .line(let point): current.points.append(pixels(point))
      case .quad(let control, let end):
        Cubic(raising: last, pixels(control), pixels(end))
          .append(to: &current.points, flatness: flatness, halfWidth: halfWidth)
      case .cubic(let control1, let control2, let end):
        Cubic(last, pixels(control1), pixels(control2), pixels(end))
          .append(to: &current.points, flatness: flatness, halfWidth: halfWidth)
      case .close:
        current.isClosed = true
        begin(at: start)
      }
    }
    begin(at: start)
    return lines
  }
}

extension Cubic<Point> {
  /// The cubic form of a quadratic curve.
  fileprivate init(raising start: Point, _ control: Point, _ end: Point) {
    func third(_ point: Point) -> Point {
      Point(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    self.init(start, third(start), third(end), end)
  }

  /// Adds the ends of the lines that the curve becomes.
  fileprivate func append(
    to points: inout [Point], flatness: Double, halfWidth: Double, halvingsLeft: Int = Outline.mostHalvings
  ) {
    // Also ends on NaN, which compares false.
    guard halvingsLeft > 0, bend + edgeBend(halfWidth) > flatness else {
      points.append(d)
      return
    }
    let (first, second) = halves
    first.append(to: &points, flatness: flatness, halfWidth: halfWidth, halvingsLeft: halvingsLeft - 1)
    second.append(to: &points, flatness: flatness, halfWidth: halfWidth, halvingsLeft: halvingsLeft - 1)
  }

  /// The additional bend of a stroke's edges: an arc of radius r that turns by t has a second difference of about
  /// r·t²/9, and its edge has the radius r + `halfWidth`.
  private func edgeBend(_ halfWidth: Double) -> Double {
    guard halfWidth > 0, let from = direction(a, b) ?? direction(a, c), let to = direction(c, d) ?? direction(b, d)
    else { return 0 }
    let (x, y) = (to.x - from.x, to.y - from.y)
    return halfWidth * (x * x + y * y) / 9
  }

  /// The step of length 1 from one point towards another; nil if they are the same.
  private func direction(_ from: Point, _ to: Point) -> Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }
}
