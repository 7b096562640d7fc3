public import GalleyBase

/// A subpath that consists of straight lines, in pixels.
public struct Polyline: Hashable, Sendable {
  /// The end points of the lines.
  public var points: [Point]
  /// True if the path closes the subpath. Filling closes all subpaths; stroking closes only these.
  public var isClosed: Bool
}

extension Path {
  /// Returns the path as straight lines at `scale` pixels per point. The distance of a line from
  /// its curve is at most about 1/256 pixel. The computation uses only + − × ÷ √, so that the
  /// result is the same on every machine.
  ///
  /// Use it for lengths and positions along a path. Filled shapes go through `Outline`, whose lines are those of Core
  /// Graphics.
  public func flattened(scale: Double) -> [Polyline] {
    flattened(scale: scale, flatness: 1.0 / 192, halfWidth: 0)
  }

  /// Returns the path as straight lines that are close enough for a stroke of twice `halfWidth`
  /// pixels, whose outer edge bends more than the path.
  ///
  /// A curve is halved until the second differences of its control points are at most `flatness` pixels on either axis,
  /// and so are those of the stroke's edges, which bend with the curve.
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
  /// Creates the cubic form of a quadratic curve.
  fileprivate init(raising start: Point, _ control: Point, _ end: Point) {
    func third(_ point: Point) -> Point {
      Point(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    self.init(start, third(start), third(end), end)
  }

  /// Appends the end points of the straight lines that replace the curve.
  fileprivate func append(
    to points: inout [Point], flatness: Double, halfWidth: Double, halvingsLeft: Int = Outline.mostHalvings
  ) {
    // NaN ends the recursion too, since it compares false.
    guard halvingsLeft > 0, bend + edgeBend(halfWidth) > flatness else {
      points.append(d)
      return
    }
    let (first, second) = halves
    first.append(to: &points, flatness: flatness, halfWidth: halfWidth, halvingsLeft: halvingsLeft - 1)
    second.append(to: &points, flatness: flatness, halfWidth: halfWidth, halvingsLeft: halvingsLeft - 1)
  }

  /// Returns the bend that the outer edge of a stroke has in addition to the bend of the curve. An
  /// arc of radius r that turns by t has a second difference of about r·t²/9, and the radius of the
  /// outer edge is r + `halfWidth`.
  private func edgeBend(_ halfWidth: Double) -> Double {
    guard halfWidth > 0, let from = direction(a, b) ?? direction(a, c), let to = direction(c, d) ?? direction(b, d)
    else { return 0 }
    let (x, y) = (to.x - from.x, to.y - from.y)
    return halfWidth * (x * x + y * y) / 9
  }

  /// Returns the unit vector from one point towards another; nil if the points are equal.
  private func direction(_ from: Point, _ to: Point) -> Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }
}
