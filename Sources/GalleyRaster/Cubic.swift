import GalleyBase

/// A point of a curve. Curves of such points can be halved.
protocol CurvePoint {
  associatedtype Length: Comparable

  /// Returns the point halfway to another point.
  func middle(_ other: Self) -> Self

  /// Returns the larger component of the second difference `self` − 2·`next` + `last`, which
  /// measures how far the curve bends.
  func secondDifference(_ next: Self, _ last: Self) -> Length
}

extension Point: CurvePoint {
  func middle(_ other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }

  func secondDifference(_ next: Point, _ last: Point) -> Double {
    max((x - 2 * next.x + last.x).magnitude, (y - 2 * next.y + last.y).magnitude)
  }
}

/// A cubic Bézier curve with the points `a`, `b`, `c` and `d`.
struct Cubic<Place: CurvePoint> {
  var a, b, c, d: Place

  init(_ a: Place, _ b: Place, _ c: Place, _ d: Place) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// The larger of the two second differences of the control points, which measures how far the
  /// curve bends.
  @inline(__always) var bend: Place.Length { max(a.secondDifference(b, c), b.secondDifference(c, d)) }

  /// The two halves of the curve, by de Casteljau's algorithm.
  @inline(__always) var halves: (Cubic, Cubic) {
    let (ab, bc, cd) = (a.middle(b), b.middle(c), c.middle(d))
    let (abc, bcd) = (ab.middle(bc), bc.middle(cd))
    let center = abc.middle(bcd)
    return (Cubic(a, ab, abc, center), Cubic(center, bcd, cd, d))
  }
}
