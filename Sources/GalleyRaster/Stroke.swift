import GalleyBase

/// A polyline and the style with which it is stroked, in pixels.
struct Stroke {
  /// The corners of the line, with consecutive equal points left out.
  private let points: [Point]
  /// The unit vectors from each corner to the next one. A closed line has an additional vector,
  /// which leads back to the start.
  private let directions: [Point]
  /// The distances from each corner to the next one, with the indices of `directions`.
  private let lengths: [Double]
  private let isClosed: Bool
  private let halfWidth: Double
  private let style: StrokeStyle

  /// Creates the stroke of a line in a style whose width is in pixels; nil for a line without
  /// length.
  init?(_ line: Polyline, _ style: StrokeStyle) {
    var corners: [Point] = []
    for point in line.points where corners.last != point { corners.append(point) }
    if line.isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 1 else { return nil }
    points = corners
    isClosed = line.isClosed
    halfWidth = style.width / 2
    self.style = style
    let ends = corners.dropFirst() + (line.isClosed ? corners.prefix(1) : [])
    let steps = zip(corners, ends).map { from, to in Point(x: to.x - from.x, y: to.y - from.y) }
    let lengths = steps.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    self.lengths = lengths
    directions = zip(steps, lengths).map { Point(x: $0.x / $1, y: $0.y / $1) }
  }

  /// The closed outlines of the stroke: two for a closed line, one for an open line.
  var edges: [[Point]] {
    if isClosed { return [side(1), side(-1).reversed()] }
    let (first, last) = (directions[0], directions[directions.count - 1])
    return [
      side(1) + Stroke.cap(style, at: points[points.count - 1], last) + side(-1).reversed()
        + Stroke.cap(style, at: points[0], Point(x: -first.x, y: -first.y))
    ]
  }

  /// Returns the closed outlines of a line without length, which consists of its two caps.
  static func dot(at point: Point, _ style: StrokeStyle) -> [[Point]] {
    if style.cap == .butt { return [] }
    let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
    let half = style.width / 2
    return [
      [Point(x: point.x, y: point.y - half)] + cap(style, at: point, right)
        + [Point(x: point.x, y: point.y + half)] + cap(style, at: point, left)
    ]
  }

  /// Returns the points of the cap at one end of the line, beginning on the left side. `direction`
  /// points away from the line.
  private static func cap(_ style: StrokeStyle, at point: Point, _ direction: Point) -> [Point] {
    let half = style.width / 2
    let left = Point(x: direction.y, y: -direction.x)
    func place(_ onwards: Double, _ aside: Double) -> Point {
      Point(
        x: point.x + (direction.x * onwards + left.x * aside) * half,
        y: point.y + (direction.y * onwards + left.y * aside) * half)
    }
    switch style.cap {
    case .butt: return []
    case .square: return [place(1, 1), place(1, -1)]
    case .round:
      return roundPoints(around: point, from: left, to: direction, half) + [place(1, 0)]
        + roundPoints(around: point, from: direction, to: Point(x: -left.x, y: -left.y), half)
    }
  }

  /// Returns the points of one edge of the stroke, at half the width from the line. `sign` is 1 for
  /// the left side, as seen in the direction of the line with y downwards, and −1 for the right
  /// side.
  private func side(_ sign: Double) -> [Point] {
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

  /// Appends the points of a join between the lines before and after a corner. The lines are given
  /// by their indices in `directions`.
  private func appendJoin(at point: Point, _ before: Int, _ after: Int, _ sign: Double, to result: inout [Point]) {
    let reach = halfWidth * sign
    let (from, to) = (directions[before], directions[after])
    let cosine = from.x * to.x + from.y * to.y
    let isInner = (from.x * to.y - from.y * to.x) * sign < 0
    if isInner ? hasRoom(before, after, cosine) : isSharp(cosine) {
      let length = reach / (1 + cosine)
      result.append(Point(x: point.x + (from.y + to.y) * length, y: point.y - (from.x + to.x) * length))
      return
    }
    result.append(Point(x: point.x + from.y * reach, y: point.y - from.x * reach))
    if isInner {
      // Go through the corner itself, so that lines shorter than the width leave no gap.
      result.append(point)
    } else if style.join == .round {
      let (first, last) = (Point(x: from.y * sign, y: -from.x * sign), Point(x: to.y * sign, y: -to.x * sign))
      result += Stroke.roundPoints(around: point, from: first, to: last, halfWidth)
    }
    result.append(Point(x: point.x + to.y * reach, y: point.y - to.x * reach))
  }

  /// Returns true if a corner is drawn with a mitre that is short enough, or if the lines continue
  /// straight. The square of the ratio between the mitre's length and half the width is 2 / (1 +
  /// cosine of the turn).
  private func isSharp(_ cosine: Double) -> Bool {
    if style.join == .miter { return 2 <= style.miterLimit * style.miterLimit * (1 + cosine) }
    return cosine > 1 - 1e-12
  }

  /// Returns true if the inner sides of the two lines intersect. The distance of the intersection
  /// from the corner is half the width times the tangent of half the turn; both lines must be long
  /// enough for it.
  private func hasRoom(_ before: Int, _ after: Int, _ cosine: Double) -> Bool {
    let room = min(lengths[before], lengths[after]) / halfWidth
    return 1 - cosine <= room * room * (1 + cosine)
  }

  /// Returns the points between two points of a circle, given by their unit vectors from the
  /// centre. The angle is halved until the chords are within 1/15 pixel of the circle.
  private static func roundPoints(
    around center: Point, from first: Point, to last: Point, _ radius: Double, halvingsLeft: Int = 8
  ) -> [Point] {
    let cosine = first.x * last.x + first.y * last.y
    // The height of a circular segment is r · (1 − cosine of half its angle), nearly r · (1 − cosine) / 4.
    guard halvingsLeft > 0, radius * (1 - cosine) > 4.0 / 15 else { return [] }
    let sum = Point(x: first.x + last.x, y: first.y + last.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    guard length > 1e-9 else { return [] }
    let middle = Point(x: sum.x / length, y: sum.y / length)
    let place = Point(x: center.x + middle.x * radius, y: center.y + middle.y * radius)
    return roundPoints(around: center, from: first, to: middle, radius, halvingsLeft: halvingsLeft - 1) + [place]
      + roundPoints(around: center, from: middle, to: last, radius, halvingsLeft: halvingsLeft - 1)
  }
}
