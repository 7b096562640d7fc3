extension Path {
  /// Creates the ellipse that touches the four sides of a rectangle. UIKit counterpart: UIBezierPath(ovalIn:).
  public init(ovalIn rect: Rect) {
    let horizontal = rect.width / 2 * Path.quarterCircleHandle
    let vertical = rect.height / 2 * Path.quarterCircleHandle
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    elements = [
      .move(point(x, top)),
      .cubic(control1: point(x + horizontal, top), control2: point(right, y - vertical), end: point(right, y)),
      .cubic(control1: point(right, y + vertical), control2: point(x + horizontal, bottom), end: point(x, bottom)),
      .cubic(control1: point(x - horizontal, bottom), control2: point(left, y + vertical), end: point(left, y)),
      .cubic(control1: point(left, y - vertical), control2: point(x - horizontal, top), end: point(x, top)),
      .close,
    ]
  }

  /// The distance of the control points from the ends of a quarter circle, as a fraction of its
  /// radius: 4/3·(√2 − 1). With it, the curve is within 0.03 % of the circle.
  public static let quarterCircleHandle = 0.552_284_749_830_793_4
}
