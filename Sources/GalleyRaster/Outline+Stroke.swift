public import GalleyBase

extension Outline {
  /// The outline of a line of `width` points centred on `path`, at `scale` pixels per point.
  ///
  /// CoreGraphics' defaults: mitred joins, bevelled where the mitre would reach further than ten times half the width;
  /// open ends cut off square at the end point. A subpath without length draws nothing. The stroke's edges become lines
  /// by the same limit as any curve, 4/15 pixel; how Core Graphics finds its edges is not known (ours).
  public init(strokeOf path: Path, width: Double, scale: Double) {
    self.init()
    let halfWidth = width * scale / 2
    for line in path.flattened(scale: scale, flatness: 4.0 / 15, halfWidth: halfWidth) {
      guard let stroke = Stroke(line, halfWidth: halfWidth) else { continue }
      if line.isClosed {
        append(stroke.side(1))
        append(stroke.side(-1).reversed())
      } else {
        append(stroke.side(1) + stroke.side(-1).reversed())
      }
    }
  }
}

/// A line being widened, in pixels.
private struct Stroke {
  /// The corners, no two neighbours the same.
  private let points: [Point]
  /// From each corner to the next: a step of length 1. A closed line has one that leads back to the start.
  private let directions: [Point]
  /// From each corner to the next, as `directions`.
  private let lengths: [Double]
  private let isClosed: Bool
  private let halfWidth: Double

  /// Mitres end here: 2 / (1 + cosine of the turn) is the square of the mitre's length over half the width.
  private static let squaredMitreLimit = 100.0

  init?(_ line: Polyline, halfWidth: Double) {
    var corners: [Point] = []
    for point in line.points where corners.last != point { corners.append(point) }
    if line.isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 1 else { return nil }
    points = corners
    isClosed = line.isClosed
    self.halfWidth = halfWidth
    let ends = corners.dropFirst() + (line.isClosed ? corners.prefix(1) : [])
    let steps = zip(corners, ends).map { from, to in Point(x: to.x - from.x, y: to.y - from.y) }
    let lengths = steps.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    self.lengths = lengths
    directions = zip(steps, lengths).map { Point(x: $0.x / $1, y: $0.y / $1) }
  }

  /// The points at half the width from the line, on its left (`sign` 1, as seen walking with y down) or right (−1).
  func side(_ sign: Double) -> [Point] {
    var result: [Point] = []
    for index in points.indices {
      let isFirst = index == 0 && !isClosed
      let isLast = index == points.count - 1 && !isClosed
      let before = isFirst ? 0 : (index + directions.count - 1) % directions.count
      let after = isLast ? directions.count - 1 : index
      appendJoin(at: points[index], before, after, sign, to: &result)
    }
    return result
  }

  /// Adds the points between the lines before and after a corner, given by their places in `directions`.
  private func appendJoin(at point: Point, _ before: Int, _ after: Int, _ sign: Double, to result: inout [Point]) {
    let reach = halfWidth * sign
    let (from, to) = (directions[before], directions[after])
    let cosine = from.x * to.x + from.y * to.y
    let isInner = (from.x * to.y - from.y * to.x) * sign < 0
    if isInner ? hasRoom(before, after, cosine) : 2 <= Stroke.squaredMitreLimit * (1 + cosine) {
      let length = reach / (1 + cosine)
      result.append(Point(x: point.x + (from.y + to.y) * length, y: point.y - (from.x + to.x) * length))
      return
    }
    result.append(Point(x: point.x + from.y * reach, y: point.y - from.x * reach))
    // Through the corner itself, so that lines shorter than the width leave no gap.
    if isInner { result.append(point) }
    result.append(Point(x: point.x + to.y * reach, y: point.y - to.x * reach))
  }

  /// Returns true if the inner sides of two lines meet on both of them: half the width times the tangent of half the turn from
  /// the corner.
  private func hasRoom(_ before: Int, _ after: Int, _ cosine: Double) -> Bool {
    let room = min(lengths[before], lengths[after]) / halfWidth
    return 1 - cosine <= room * room * (1 + cosine)
  }
}
