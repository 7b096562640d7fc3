/// A view that applies an effect to its subviews.
final class EffectView: UIView {
  /// Removes all effects before new ones are applied.
  func reset() {
    transform = .identity
    isHidden = false
    alpha = 1
    clipsToBounds = false
    layer.mask = nil
    layer.shadowOpacity = 0
  }

  /// Transforms the view around a point in fractions of its bounds. In right-to-left layout the
  /// transform is mirrored, as SwiftUI mirrors geometry effects.
  func transform(_ change: CGAffineTransform, around anchor: UnitPoint, _ environment: EnvironmentValues) {
    var (change, anchor) = (change, anchor)
    if environment.layoutDirection == .rightToLeft {
      change = CGAffineTransform(a: change.a, b: -change.b, c: -change.c, d: change.d, tx: -change.tx, ty: change.ty)
      anchor.x = 1 - anchor.x
    }
    let point = CGPoint(x: (anchor.x - 0.5) * bounds.width, y: (anchor.y - 0.5) * bounds.height)
    transform =
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(change)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Clips the view to a path.
  func clip(to path: CGPath, _ style: FillStyle) {
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = path
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    layer.mask = mask
  }
}
