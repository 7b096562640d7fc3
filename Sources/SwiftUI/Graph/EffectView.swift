/// A UIView that holds the views that an effect is applied to.
final class EffectView: UIView {
  /// Undoes the effects, so that others can be applied.
  func reset() {
    transform = .identity
    isHidden = false
    alpha = 1
    clipsToBounds = false
    layer.mask = nil
    layer.shadowOpacity = 0
  }

  /// Turns and scales around a point, given by fractions of the bounds. Where the direction is from right to left,
  /// all of it is mirrored, as SwiftUI mirrors geometry effects.
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

  /// Shows only what is inside of a path.
  func clip(to path: CGPath, _ style: FillStyle) {
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = path
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    layer.mask = mask
  }
}
