import GalleyBase

/// An exclusion path, which text may not cover, as a set of straight edges.
struct ExclusionShape {
  /// A straight edge of the shape, from its upper end to its lower end.
  struct Edge: Hashable {
    var upper: Point
    var lower: Point
    /// The direction in which the edge was drawn: 1 for down, -1 for up, 0 for horizontal.
    var winding: Int

    func x(at y: Double) -> Double { upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)) }
  }

  /// The horizontal extent of an edge inside a strip (the height range of a line).
  private struct Shadow {
    var left: Double
    var right: Double
    /// The winding of the edge if it crosses the middle of the strip; else 0.
    var winding: Int
  }

  private let edges: HeightIndex<Edge>
  /// The vertical positions at which non-horizontal edges begin or end.
  let corners: [Double]

  init(_ path: Path) {
    var edges: [Edge] = []
    var level: [(start: Point, end: Point)] = []
    for polygon in path.polygons() {
      for (start, end) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where start != end {
        if start.y == end.y {
          level.append((start, end))
        } else {
          edges.append(
            start.y < end.y
              ? Edge(upper: start, lower: end, winding: 1) : Edge(upper: end, lower: start, winding: -1))
        }
      }
    }
    corners = edges.flatMap { [$0.upper.y, $0.lower.y] }
    self.edges = HeightIndex(edges + ExclusionShape.levelEdges(level)) { ($0.upper.y, $0.lower.y) }
  }

  /// Returns the horizontal edges that separate the inside of the shape from its outside. Edges in
  /// opposite directions at the same height cancel out.
  private static func levelEdges(_ level: [(start: Point, end: Point)]) -> [Edge] {
    let ends = level.flatMap { [(point: $0.start, turn: 1), (point: $0.end, turn: -1)] }
      .sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }
    var edges: [Edge] = []
    var turns = 0
    for (left, right) in zip(ends, ends.dropFirst()) {
      turns += left.turn
      guard turns != 0, left.point != right.point else { continue }
      edges.append(Edge(upper: left.point, lower: right.point, winding: 0))
    }
    return edges
  }

  /// The vertical positions of the upper and lower ends of the shape; nil if it has no height.
  var extent: (upper: Double, lower: Double)? {
    guard let upper = corners.min(), let lower = corners.max() else { return nil }
    return (upper, lower)
  }

  /// Returns the edges that cross a horizontal line at the given vertical position.
  func edges(at height: Double) -> [Edge] {
    var found: [Edge] = []
    edges.forEach(between: height, and: height) { found.append($0) }
    return found
  }

  /// Returns the horizontal extents of the shape inside a strip, from left to right. Every part of
  /// the shape blocks text (rule: exclusion-blocks-strip).
  ///
  /// A point is inside if its winding number is not 0, as in UIBezierPath.
  ///
  /// One side of each edge is inside, so each edge blocks the width that it covers in the strip. Between edges a strip
  /// is wholly inside or wholly outside; the edges to the left that cross the middle of the strip decide which.
  func blocked(top: Double, bottom: Double) -> [ClosedRange<Double>] {
    let middle = (top + bottom) / 2
    var shadows: [Shadow] = []
    edges.forEach(between: top, and: bottom) { edge in
      let isLevel = edge.winding == 0
      let ends =
        isLevel
        ? (edge.upper.x, edge.lower.x)
        : (edge.x(at: max(top, edge.upper.y)), edge.x(at: min(bottom, edge.lower.y)))
      let crosses = edge.upper.y <= middle && edge.lower.y > middle
      shadows.append(
        Shadow(left: min(ends.0, ends.1), right: max(ends.0, ends.1), winding: crosses ? edge.winding : 0))
    }
    shadows.sort { $0.left < $1.left }
    var parts: [ClosedRange<Double>] = []
    var winding = 0
    for shadow in shadows {
      if let last = parts.last, winding != 0 || shadow.left <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound...max(last.upperBound, shadow.right)
      } else {
        parts.append(shadow.left...shadow.right)
      }
      winding += shadow.winding
    }
    // Parts without width block nothing, just like shapes without height.
    return parts.filter { $0.lowerBound < $0.upperBound }
  }
}
