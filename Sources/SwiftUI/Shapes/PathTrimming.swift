/// A path that is approximated by straight lines, so that it can be cut by length.
struct PathTrimming {
  private var lines: [[CGPoint]] = []
  /// The number of lines that approximate a curve.
  private static let steps = 64

  init(_ path: Path) {
    var pen = CGPoint.zero
    var first = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        lines.append([to])
        (pen, first) = (to, to)
      case .line(let to):
        add(to)
        pen = to
      case .quadCurve(let to, let control):
        for t in Self.parameters { add(Self.quadratic(pen, control, to, t)) }
        pen = to
      case .curve(let to, let control1, let control2):
        for t in Self.parameters { add(Self.cubic(pen, control1, control2, to, t)) }
        pen = to
      case .closeSubpath:
        add(first)
        pen = first
      }
    }
  }

  private static var parameters: [CGFloat] { (1...steps).map { CGFloat($0) / CGFloat(steps) } }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
  private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    mix(mix(a, b, t), mix(b, c, t), t)
  }
  private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    mix(quadratic(a, b, c, t), quadratic(b, c, d, t), t)
  }

  private mutating func add(_ point: CGPoint) {
    if lines.isEmpty { lines.append([.zero]) }
    lines[lines.count - 1].append(point)
  }

  /// Returns the part of the path between two fractions of its length.
  func part(from start: CGFloat, to end: CGFloat) -> Path {
    let pieces = lines.flatMap { line in zip(line, line.dropFirst()).map { ($0, $1) } }
    let total = pieces.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    let (first, last) = (max(0, start) * total, min(1, end) * total)
    var result = Path()
    var passed: CGFloat = 0
    var pen: CGPoint?
    for (a, b) in pieces {
      let length = hypot(b.x - a.x, b.y - a.y)
      defer { passed += length }
      guard length > 0, passed + length > first, passed < last else { continue }
      let from = Self.mix(a, b, max(0, (first - passed) / length))
      let to = Self.mix(a, b, min(1, (last - passed) / length))
      if pen != from { result.move(to: from) }
      result.addLine(to: to)
      pen = to
    }
    return result
  }
}
