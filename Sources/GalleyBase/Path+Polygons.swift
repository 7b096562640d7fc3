extension Path {
  /// The maximum distance of a chord from its curve, equal to the documented default of
  /// UIBezierPath's `flatness`.
  public static let defaultFlatness = 0.6

  /// Returns the path as closed polygons, one for each subpath. Each curve is divided into a power
  /// of two of equal steps, so that no chord is more than `flatness` points away from the curve.
  ///
  /// With the default flatness a quarter of a circle of radius 50 has eight chords, as the widths of lines around such
  /// a circle show (rule: exclusion-curve-flatness). Infinite coordinates become ±2^30. Subpaths with a coordinate that
  /// is not a number are left out.
  public func polygons(flatness: Double = Path.defaultFlatness) -> [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    func endSubpath() {
      if current.count > 1, !current.contains(where: { $0.x.isNaN || $0.y.isNaN }) { polygons.append(current) }
    }
    for element in elements {
      let start = current.last ?? .zero
      switch element.withFiniteCoordinates {
      case .move(let point):
        endSubpath()
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let control, let end):
        let control1 = start + (control - start) * (2.0 / 3)
        let control2 = end + (control - end) * (2.0 / 3)
        appendCurve(start, control1, control2, end, flatness: flatness, to: &current)
      case .cubic(let control1, let control2, let end):
        appendCurve(start, control1, control2, end, flatness: flatness, to: &current)
      case .close:
        endSubpath()
        current = current.first.map { [$0] } ?? []
      }
    }
    endSubpath()
    return polygons
  }
}

/// Appends the ends of the chords that approximate a cubic curve. The distance of a chord from the
/// curve is at most 3/4 of the larger second difference of the control points, divided by the
/// square of the number of chords.
private func appendCurve(
  _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, flatness: Double, to points: inout [Point]
) {
  let bend1 = start - control1 * 2 + control2
  let bend2 = control1 - control2 * 2 + end
  let bend = max(bend1.x * bend1.x + bend1.y * bend1.y, bend2.x * bend2.x + bend2.y * bend2.y).squareRoot()
  var count = 1
  while count < 1024, 0.75 * bend > flatness * Double(count * count) { count *= 2 }
  for step in 1...count {
    let t = Double(step) / Double(count)
    let s = 1 - t
    points.append(start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t))
  }
}

extension Path.Element {
  /// The element with infinite coordinates replaced by ±2^30, so that edges have slopes. No layout
  /// reaches so far, and sums remain exact on the length grid.
  fileprivate var withFiniteCoordinates: Path.Element {
    func near(_ point: Point) -> Point {
      func near(_ value: Double) -> Double {
        value.isInfinite ? (value < 0 ? -1_073_741_824 : 1_073_741_824) : value
      }
      return Point(x: near(point.x), y: near(point.y))
    }
    switch self {
    case .move(let point): return .move(near(point))
    case .line(let point): return .line(near(point))
    case .quad(let control, let end): return .quad(control: near(control), end: near(end))
    case .cubic(let control1, let control2, let end):
      return .cubic(control1: near(control1), control2: near(control2), end: near(end))
    case .close: return .close
    }
  }
}

extension Point {
  fileprivate static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }
  fileprivate static func - (first: Point, second: Point) -> Point {
    Point(x: first.x - second.x, y: first.y - second.y)
  }
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}
