import GalleyBase

/// One subpath as straight lines, in pixels.
struct Polyline {
  var points: [Point]
  /// Whether the path said so; filling closes every subpath, stroking only these.
  var isClosed: Bool
}

/// How far, in pixels, a line may be from the curve it stands for: one step of the subpixel grid.
private let flatness = 1.0 / 256
/// Most lines for one curve. Only curves of more than 10,000 pixels would need more.
private let mostLines = 512.0

extension Path {
  /// The path as straight lines at `scale` pixels per point. Only + − × ÷ √, so that every machine gets the same.
  func flattened(scale: Double) -> [Polyline] {
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
      if current.points.isEmpty {
        guard case .move = element else { continue }
      }
      switch element {
      case .move(let point): begin(at: pixels(point))
      case .line(let point): current.points.append(pixels(point))
      case .quad(let control, let end): current.points.appendQuad(pixels(control), pixels(end))
      case .cubic(let control1, let control2, let end):
        current.points.appendCubic(pixels(control1), pixels(control2), pixels(end))
      case .close:
        current.isClosed = true
        begin(at: start)
      }
    }
    begin(at: start)
    return lines
  }
}

extension [Point] {
  /// A quadratic Bézier curve from the last point. Lines over n equal steps are off by at most |P0 − 2·P1 + P2| / 4n².
  fileprivate mutating func appendQuad(_ control: Point, _ end: Point) {
    guard let start = last else { return }
    let bend = secondDifference(start, control, end)
    let steps = lineCount(for: bend / 4)
    for step in 1..<steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      append(
        Point(
          x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
          y: s * s * start.y + 2 * s * t * control.y + t * t * end.y))
    }
    append(end)
  }

  /// A cubic Bézier curve from the last point. Lines over n equal steps are off by at most 3/4n² of the larger second
  /// difference of its control points.
  fileprivate mutating func appendCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let start = last else { return }
    let bend = Swift.max(secondDifference(start, control1, control2), secondDifference(control1, control2, end))
    let steps = lineCount(for: bend * 0.75)
    for step in 1..<steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      append(
        Point(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
    append(end)
  }
}

/// The length of P0 − 2·P1 + P2, in pixels.
private func secondDifference(_ first: Point, _ second: Point, _ third: Point) -> Double {
  let x = first.x - 2 * second.x + third.x
  let y = first.y - 2 * second.y + third.y
  return (x * x + y * y).squareRoot()
}

/// How many lines keep an error of `error` for one line within the tolerance, when it falls with their square.
private func lineCount(for error: Double) -> Int {
  let count = (error / flatness).squareRoot().rounded(.up)
  // Also answers 1 for NaN, which compares false.
  return count > 1 ? Int(min(count, mostLines)) : 1
}
