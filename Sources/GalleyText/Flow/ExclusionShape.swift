import GalleyBase

/// An exclusion path as straight edges.
struct ExclusionShape: Hashable {
  /// An edge that is not level, from its upper end to its lower one.
  struct Edge: Hashable {
    var upper: Point
    var lower: Point
    /// 1 if it was drawn downwards, else -1.
    var winding: Int

    func x(at y: Double) -> Double { upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y)) }
  }

  private let edges: [Edge]
  /// Heights at which an edge begins or ends.
  let corners: [Double]

  init(_ path: Path) {
    var edges: [Edge] = []
    for polygon in path.polygons() {
      for (start, end) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where start.y != end.y {
        edges.append(
          start.y < end.y
            ? Edge(upper: start, lower: end, winding: 1) : Edge(upper: end, lower: start, winding: -1))
      }
    }
    self.edges = edges
    corners = edges.flatMap { [$0.upper.y, $0.lower.y] }
  }

  /// The edges that reach from above a height to below it.
  func edges(at height: Double) -> [Edge] {
    edges.filter { $0.upper.y < height && $0.lower.y > height }
  }

  /// The extents of the shape inside a strip: a line is blocked if any part of it is (rule: exclusion-blocks-strip).
  /// Inside is where the winding number is not 0, as for UIBezierPath. Parts may overlap.
  func blocked(top: Double, bottom: Double) -> [ClosedRange<Double>] {
    let inside = edges.filter { $0.upper.y < bottom && $0.lower.y > top }
    guard !inside.isEmpty else { return [] }
    var heights = [top, bottom] + inside.flatMap { [$0.upper.y, $0.lower.y] }.filter { $0 > top && $0 < bottom }
    heights.sort()
    var parts: [ClosedRange<Double>] = []
    for (upper, lower) in zip(heights, heights.dropFirst()) where upper < lower {
      let middle = (upper + lower) / 2
      let crossing = inside.filter { $0.upper.y <= upper && $0.lower.y >= lower }
        .map { (edge: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
      var winding = 0
      var left = 0.0
      for (edge, _) in crossing {
        if winding == 0 { left = min(edge.x(at: upper), edge.x(at: lower)) }
        winding += edge.winding
        let right = max(edge.x(at: upper), edge.x(at: lower))
        // What has no width blocks nothing, as what has no height does not.
        if winding == 0, left < right { parts.append(left...right) }
      }
    }
    return parts
  }
}
