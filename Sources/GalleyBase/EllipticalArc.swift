/// An arc of an ellipse between two points, as curves (SVG 2, appendix B.2). Sines are computed by
/// a series, so that the result does not depend on the mathematics library of a machine.
struct EllipticalArc {
  private let start: Point
  private let end: Point
  private let radii: Size
  /// The cosine and sine of the ellipse's rotation.
  private let axis: Point
  private let isLarge: Bool
  private let isClockwise: Bool

  /// - Parameters:
  ///   - rotation: the angle of the ellipse's horizontal axis, in degrees, clockwise.
  ///   - isLarge: whether the arc is the one that is more than half of the ellipse.
  ///   - isClockwise: whether the arc turns clockwise, with y pointing down.
  init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    self.start = start
    self.end = end
    self.radii = Size(width: radii.width.magnitude, height: radii.height.magnitude)
    axis = direction(ofDegrees: rotation)
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }

  /// The arc as curves of at most a quarter turn each. It is a line if a radius is 0, and empty if
  /// both ends are the same point. Radii that are too small to connect the ends are enlarged.
  var elements: [Path.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    // Half the vector between the ends, on the circle of radius 1 that the ellipse is an affine image of.
    let half = unrotated(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    var radii = radii
    var onCircle = Point(x: half.x / radii.width, y: half.y / radii.height)
    let reach = (onCircle.x * onCircle.x + onCircle.y * onCircle.y).squareRoot()
    if reach > 1 {
      radii = Size(width: radii.width * reach, height: radii.height * reach)
      onCircle = Point(x: onCircle.x / reach, y: onCircle.y / reach)
    }
    let length = min(1, reach)
    let height = (max(0, 1 - length * length)).squareRoot() / length
    let side: Double = isLarge == isClockwise ? -1 : 1
    let center = Point(x: side * height * onCircle.y, y: -side * height * onCircle.x)
    let first = Point(x: onCircle.x - center.x, y: onCircle.y - center.y)
    let last = Point(x: -onCircle.x - center.x, y: -onCircle.y - center.y)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    func placed(_ point: Point) -> Point {
      let turned = rotated(
        Point(x: (point.x + center.x) * radii.width, y: (point.y + center.y) * radii.height))
      return Point(x: middle.x + turned.x, y: middle.y + turned.y)
    }
    var curves: [Path.Element] = []
    appendCurves(from: first, to: last, turnsMoreThanHalf: isLarge, placed: placed, to: &curves)
    // End exactly at the given point, which the arithmetic may miss.
    if case .cubic(let control1, let control2, _)? = curves.last {
      curves[curves.count - 1] = .cubic(control1: control1, control2: control2, end: end)
    }
    return curves
  }

  /// Appends the curves of an arc of the unit circle, each of at most a quarter turn.
  private func appendCurves(
    from first: Point, to last: Point, turnsMoreThanHalf: Bool, placed: (Point) -> Point,
    to curves: inout [Path.Element]
  ) {
    let cosine = first.x * last.x + first.y * last.y
    if turnsMoreThanHalf || cosine < -1e-12 {
      let middle = halfway(from: first, to: last, turnsMoreThanHalf: turnsMoreThanHalf)
      appendCurves(from: first, to: middle, turnsMoreThanHalf: false, placed: placed, to: &curves)
      appendCurves(from: middle, to: last, turnsMoreThanHalf: false, placed: placed, to: &curves)
      return
    }
    // 4/3 · tan(angle / 4), computed from half the angle.
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = (max(0, 1 - cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * halfSine / (1 + halfCosine) * (isClockwise ? 1 : -1)
    curves.append(
      .cubic(
        control1: placed(Point(x: first.x - handle * first.y, y: first.y + handle * first.x)),
        control2: placed(Point(x: last.x + handle * last.y, y: last.y - handle * last.x)), end: placed(last)))
  }

  private func halfway(from first: Point, to last: Point, turnsMoreThanHalf: Bool) -> Point {
    let sum = Point(x: first.x + last.x, y: first.y + last.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    guard length > 1e-6 else {
      // The arc is half a turn: go a quarter turn onwards from its first end.
      return isClockwise ? Point(x: -first.y, y: first.x) : Point(x: first.y, y: -first.x)
    }
    let sign: Double = turnsMoreThanHalf ? -1 : 1
    return Point(x: sign * sum.x / length, y: sign * sum.y / length)
  }

  private func rotated(_ point: Point) -> Point {
    Point(x: axis.x * point.x - axis.y * point.y, y: axis.y * point.x + axis.x * point.y)
  }

  private func unrotated(_ point: Point) -> Point {
    Point(x: axis.x * point.x + axis.y * point.y, y: axis.x * point.y - axis.y * point.x)
  }
}

/// Returns the cosine (x) and sine (y) of an angle. They are exact for multiples of 90 degrees.
package func direction(ofDegrees degrees: Double) -> Point {
  let turned = degrees.remainder(dividingBy: 360)
  let quarters = (turned / 90).rounded()
  let angle = (turned - quarters * 90) * (Double.pi / 180)
  // The angle is at most an eighth of a turn, where eight terms are exact to the last bit or nearly so.
  var (cosine, sine) = (0.0, 0.0)
  var term = 1.0
  for power in 0..<16 {
    switch power % 4 {
    case 0: cosine += term
    case 1: sine += term
    case 2: cosine -= term
    default: sine -= term
    }
    term = term * angle / Double(power + 1)
  }
  switch Int(quarters) {
  case 1: return Point(x: -sine, y: cosine)
  case -1: return Point(x: sine, y: -cosine)
  case 2, -2: return Point(x: -cosine, y: -sine)
  default: return Point(x: cosine, y: sine)
  }
}
