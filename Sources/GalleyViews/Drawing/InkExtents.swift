import GalleyBase

extension Path {
  /// Returns the horizontal extents of the path's fill (nonzero winding) within a horizontal strip,
  /// from left to right.
  ///
  /// The strip reaches from `top` down to `bottom`. Each separate part in it has its own extent, for example the two
  /// stems of an n. Extents are in the path's coordinates, accurate to 1/256 point.
  func inkExtents(fromY top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var crossings: [(x: Double, winding: Int)] = []
    for polygon in polygons(flatness: 1.0 / 256) {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if let part = extent(of: (from, to), top, bottom) { parts.append(part) }
        // An area that fills the strip from edge to edge crosses its upper edge.
        if (from.y <= top) != (to.y <= top) {
          crossings.append((x(of: (from, to), at: top), from.y <= top ? 1 : -1))
        }
        from = to
      }
    }
    var (winding, start) = (0, 0.0)
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      if winding == 0 { parts.append(start...crossing.x) }
    }
    return parts.joined
  }

  /// Returns the horizontal extent of the part of a straight line between two heights; nil if the
  /// line lies outside them.
  private func extent(of line: (from: Point, to: Point), _ top: Double, _ bottom: Double) -> ClosedRange<Double>? {
    let (upper, lower) = line.from.y <= line.to.y ? line : (line.to, line.from)
    guard upper.y < bottom, lower.y > top else { return nil }
    let (first, second) = (x(of: line, at: max(upper.y, top)), x(of: line, at: min(lower.y, bottom)))
    return upper.y == lower.y
      ? min(upper.x, lower.x)...max(upper.x, lower.x) : min(first, second)...max(first, second)
  }

  /// Returns the x at which a straight line, which must not be horizontal, crosses a given y.
  private func x(of line: (from: Point, to: Point), at y: Double) -> Double {
    line.from.y == line.to.y
      ? line.from.x : line.from.x + (line.to.x - line.from.x) * (y - line.from.y) / (line.to.y - line.from.y)
  }
}

extension [ClosedRange<Double>] {
  /// The ranges in ascending order, with overlapping and touching ranges merged.
  var joined: [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
