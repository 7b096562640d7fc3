public import GalleyBase
import GalleyRaster

extension Path {
  /// From where to where the outline reaches within a strip between two heights, `top` above `bottom`; nil if it does
  /// not touch it. In the path's own coordinates, to within 1/256 point.
  public func horizontalExtent(fromY top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var result: ClosedRange<Double>?
    for line in flattened(scale: 1) {
      var last = line.points.last
      for point in line.points {
        defer { last = point }
        guard let start = last, let part = extent(of: (start, point), top, bottom) else { continue }
        result = result.map { min($0.lowerBound, part.lowerBound)...max($0.upperBound, part.upperBound) } ?? part
      }
    }
    return result
  }

  /// The same of one straight line.
  private func extent(of line: (from: Point, to: Point), _ top: Double, _ bottom: Double) -> ClosedRange<Double>? {
    let (upper, lower) = line.from.y <= line.to.y ? (line.from, line.to) : (line.to, line.from)
    guard upper.y <= bottom, lower.y >= top else { return nil }
    func x(at y: Double) -> Double {
      upper.y == lower.y ? upper.x : upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
    }
    if upper.y == lower.y { return min(upper.x, lower.x)...max(upper.x, lower.x) }
    let (first, second) = (x(at: max(upper.y, top)), x(at: min(lower.y, bottom)))
    return min(first, second)...max(first, second)
  }
}
