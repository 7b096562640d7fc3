public import GalleyBase

/// A rectangle whose corners are quarter circles, as CALayer draws with `cornerCurve` circular (UIKit's default).
/// In points.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle before its corners are cut.
  public var rect: Rect
  /// Radius of the corners, 0 for square ones. At most half the shorter side is drawn.
  public var cornerRadius: Double

  /// A rectangle with corners of `cornerRadius`; negative radii become 0.
  public init(_ rect: Rect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = max(0, cornerRadius)
  }

  /// Moved by (`dx`, `dy`).
  func offsetBy(dx: Double, dy: Double) -> RoundedRect {
    RoundedRect(rect.offsetBy(dx: dx, dy: dy), cornerRadius: cornerRadius)
  }
}
