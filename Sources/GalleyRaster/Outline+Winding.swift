import GalleyBase

extension Outline {
  /// The maximum number of edges in an outline whose contours are compared with each other. The
  /// comparison takes quadratic time. Glyphs have fewer edges.
  private static let mostCompared = 2048

  /// True if areas of opposite windings may overlap. That is so if a contour whose winding is
  /// opposite to that of most others is not wholly inside them, as a hole is.
  var hasOpposedContours: Bool {
    guard contours.count > 1, edges.count <= Self.mostCompared else { return false }
    let ranges = zip(contours, contours.dropFirst() + [edges.count]).map { $0..<$1 }
    let areas = ranges.map { edges[$0].reduce(0.0) { $0 + $1.windingArea } }
    let sum = areas.reduce(0, +)
    return zip(ranges, areas).contains { range, area in
      guard area * sum < 0 || sum == 0 && area != 0 else { return false }
      return extremes(of: range).contains { winding(at: $0, without: range) == 0 }
    }
  }

  /// Returns the leftmost, rightmost, topmost and bottommost points of a contour.
  private func extremes(of range: Range<Int>) -> [Position] {
    let points = edges[range].flatMap { [Position(x: $0.x0, y: $0.y0), Position(x: $0.x1, y: $0.y1)] }
    return [
      points.min { $0.x < $1.x }, points.max { $0.x < $1.x }, points.min { $0.y < $1.y }, points.max { $0.y < $1.y },
    ].compactMap(\.self)
  }

  /// Returns the winding number around a point of all contours except the one with the edges in
  /// `range`.
  private func winding(at point: Position, without range: Range<Int>) -> Int {
    var winding = 0
    for index in edges.indices where !range.contains(index) {
      let edge = edges[index]
      guard edge.y0 <= point.y, point.y < edge.y1, Slope(edge).x(at: point.y) < point.x else { continue }
      winding += Int(edge.winding)
    }
    return winding
  }
}

extension Outline.Edge {
  /// Twice the area between the edge and the vertical axis, in square pixels. It is negative for
  /// edges that run upwards.
  fileprivate var windingArea: Double {
    let width = Double(x0.steps) + Double(x1.steps)
    return width * Double((y1 &- y0).steps) * Double(winding) / 4_294_967_296
  }
}
