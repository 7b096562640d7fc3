/// An affine transformation of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty. UIKit counterpart:
/// CGAffineTransform.
public struct AffineTransformation: Hashable, Sendable {
  /// The coefficients of the transform, named as in CoreGraphics.
  public var a, b, c, d, tx, ty: Double

  /// Creates a transform with these coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform, which does not move any point.
  public static let identity = AffineTransformation(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation by (`x`, `y`).
  public static func translation(x: Double, y: Double) -> AffineTransformation {
    AffineTransformation(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling by `x` and `y` about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransformation {
    AffineTransformation(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first, then `next`.
  public func concatenating(_ next: AffineTransformation) -> AffineTransformation {
    AffineTransformation(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns `point` transformed.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse transform; nil if the transform cannot be inverted.
  public var inverted: AffineTransformation? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return AffineTransformation(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// True if the transform is a translation and nothing else.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The square root of the factor by which the transform scales areas.
  public var meanScale: Double { (a * d - b * c).magnitude.squareRoot() }
}
