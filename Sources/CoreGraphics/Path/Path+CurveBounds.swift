import GalleyBase

extension Path {
  /// The smallest rectangle that contains the lines and curves; nil for an empty path.
  var curveBounds: Rect? {
    var hull = Hull()
    var (pen, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        hull.add(point)
        (pen, start) = (point, point)
      case .line(let point):
        hull.add(point)
        pen = point
      case .quad(let control, let end):
        let control1 = Point(x: (pen.x + 2 * control.x) / 3, y: (pen.y + 2 * control.y) / 3)
        let control2 = Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        hull.add(cubicFrom: pen, control1, control2, to: end)
        pen = end
      case .cubic(let control1, let control2, let end):
        hull.add(cubicFrom: pen, control1, control2, to: end)
        pen = end
      case .close: pen = start
      }
    }
    return hull.rect
  }
}

/// The smallest rectangle around a set of points.
private struct Hull {
  private var edges: (left: Double, top: Double, right: Double, bottom: Double)?

  var rect: Rect? {
    edges.map { Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }

  mutating func add(_ point: Point) {
    let old = edges ?? (point.x, point.y, point.x, point.y)
    edges = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
  }

  /// Extends the rectangle by the end of a curve and the points where the curve reverses along an
  /// axis.
  mutating func add(cubicFrom a: Point, _ b: Point, _ c: Point, to d: Point) {
    add(a)
    add(d)
    let turns = Hull.turns(a.x, b.x, c.x, d.x) + Hull.turns(a.y, b.y, c.y, d.y)
    for t in turns where t > 0 && t < 1 {
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      add(
        Point(
          x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
    }
  }

  /// Returns the parameters at which the derivative of a cubic curve along an axis is 0.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (square, linear, constant) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
    if square == 0 { return linear == 0 ? [] : [-constant / linear] }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
  }
}
