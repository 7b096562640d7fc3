import GalleyBase

/// An exclusion path as straight edges.
struct ExclusionShape {
  /// An edge from its upper end to its lower one.
  struct Edge: Hashable {
    var upper: Point
    var lower: Point
    /// 1 if it was drawn downwards, -1 if upwards, 0 if it is level.
    var winding: Int

    func x(at y: Double) -> Double { upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)) }
  }

  /// The part of an edge in a strip, seen from above.
  private struct Shadow {
    var left: Double
    var right: Double
    /// The edge's winding, if it crosses the middle of the strip; else 0.
    var winding: Int
  }

  private let edges: HeightIndex<Edge>
  /// Heights at which an edge begins or ends that is not level.
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

  /// The level edges that part inside from outside: those that go one way and those that go the other at the same height
  /// cancel out.
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

  /// The upper and the lower end; nil for a shape without any height.
  var extent: (upper: Double, lower: Double)? {
    guard let upper = corners.min(), let lower = corners.max() else { return nil }
    return (upper, lower)
  }

  /// The edges that reach from above a height to below it.
  func edges(at height: Double) -> [Edge] {
    var found: [Edge] = []
    edges.forEach(between: height, and: height) { found.append($0) }
    return found
  }

  /// The extents of the shape inside a strip, from left to right: a line is blocked if any part of it is
  /// (rule: exclusion-blocks-strip). Inside is where the winding number is not 0, as for UIBezierPath.
  ///
  /// On one side of an edge is the inside, so each blocks what it is above or below of. Between edges a strip is inside or
  /// outside over all of its height, as the ones on the left say that cross the middle of the strip.
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
    // What has no width blocks nothing, as what has no height does not.
    return parts.filter { $0.lowerBound < $0.upperBound }
  }
}
