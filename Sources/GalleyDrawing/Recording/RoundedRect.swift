public import GalleyBase

/// A rectangle with rounded corners in points, as a CALayer with `cornerRadius` and `cornerCurve`
/// draws it.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle before its corners are rounded.
  public var rect: Rect
  /// The radius of the corners; 0 for square corners. When drawn, it is limited to half the shorter
  /// side.
  public var cornerRadius: Double
  /// The shape of the curve in the corners.
  public var cornerCurve: CornerCurve

  /// Creates a rounded rectangle whose corners have `cornerRadius`. Negative radii become 0.
  public init(_ rect: Rect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular) {
    self.rect = rect
    self.cornerRadius = max(0, cornerRadius)
    self.cornerCurve = cornerCurve
  }

  /// Returns the rectangle moved by (`dx`, `dy`).
  func offsetBy(dx: Double, dy: Double) -> RoundedRect {
    RoundedRect(rect.offsetBy(dx: dx, dy: dy), cornerRadius: cornerRadius, cornerCurve: cornerCurve)
  }

  /// The outline of the rectangle as a path.
  var path: Path { Path(roundedRect: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve) }
}
