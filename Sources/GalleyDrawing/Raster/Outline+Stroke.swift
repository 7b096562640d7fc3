import GalleyBase

extension Outline {
  /// The outline of a line of `width` points centred on `path`, at `scale` pixels per point.
  ///
  /// CoreGraphics' defaults: mitred joins, bevelled where the mitre would reach further than ten times half the width;
  /// open ends cut off square at the end point. A subpath without length draws nothing.
  init(strokeOf path: Path, width: Double, scale: Double) {
    self.init()
    for line in path.flattened(scale: scale) {
      guard let stroke = Stroke(line, halfWidth: width * scale / 2) else { continue }
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
    directions = zip(corners, ends).map { from, to in
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      return Point(x: x / length, y: y / length)
    }
  }

  /// The points at half the width from the line, on its left (`sign` 1, as seen walking with y down) or right (−1).
  func side(_ sign: Double) -> [Point] {
    var result: [Point] = []
    for index in points.indices {
      let isFirst = index == 0 && !isClosed
      let isLast = index == points.count - 1 && !isClosed
      let before = directions[isFirst ? 0 : (index + directions.count - 1) % directions.count]
      let after = directions[isLast ? directions.count - 1 : index]
      appendJoin(at: points[index], before, after, sign, to: &result)
    }
    return result
  }

  private func appendJoin(at point: Point, _ before: Point, _ after: Point, _ sign: Double, to result: inout [Point]) {
    let reach = halfWidth * sign
    let first = Point(x: point.x + before.y * reach, y: point.y - before.x * reach)
    let second = Point(x: point.x + after.y * reach, y: point.y - after.x * reach)
    let turn = (before.x * after.y - before.y * after.x) * sign
    let cosine = before.x * after.x + before.y * after.y
    if before == after {
      result.append(first)
    } else if turn < 0 {
      // The inner side: through the corner itself, so that lines shorter than the width leave no gap.
      result += [first, point, second]
    } else if 2 <= Stroke.squaredMitreLimit * (1 + cosine) {
      let length = reach / (1 + cosine)
      result.append(
        Point(x: point.x + (before.y + after.y) * length, y: point.y - (before.x + after.x) * length))
    } else {
      result += [first, second]
    }
  }
}
