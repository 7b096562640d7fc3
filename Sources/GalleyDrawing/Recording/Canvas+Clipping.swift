public import GalleyBase

extension Canvas {
  /// Clips drawing to `rect`, whose corners may be rounded, until the matching restore.
  public mutating func clip(to rect: Rect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular) {
    let shape = RoundedRect(rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
    switch shape.placed(by: transform) {
    case .rounded(let placed): open(.pushClip(placed), closing: .popClip)
    case .path(let path): open(.pushClipPath(path), closing: .popClip)
    }
  }

  /// Clips drawing to the inside of `path` until the matching restore.
  public mutating func clip(to path: Path, rule: FillRule = .nonzero) {
    let placed = placed(path)
    open(rule == .nonzero ? .pushClipPath(placed) : .pushEvenOddClip(placed), closing: .popClip)
  }

  /// Clips drawing by the opacity of `mask`, a picture in `rect`, until the matching restore. UIKit counterpart:
  /// `clip(to:mask:)`.
  public mutating func clip(to rect: Rect, mask: Bitmap) {
    guard mask.width > 0, mask.height > 0 else {
      clip(to: Rect(origin: rect.origin, size: .zero))
      return
    }
    let placed = PlacedPicture(mask, in: rect, by: transform)
    open(.pushClipMask(placed.bitmap, placed.transform), closing: .popClip)
  }

  /// Begins a group that is composed separately and then drawn with `opacity` (0…1) as a whole, until the matching
  /// restore. UIKit counterparts: a view's `alpha`, `beginTransparencyLayer`.
  public mutating func beginOpacityGroup(_ opacity: Double) {
    open(.pushOpacity(opacity > 0 ? min(opacity, 1) : 0), closing: .popOpacity)
  }

  /// Begins a group of which only the shadow is drawn, until the matching restore: in `color`, with edges that fade
  /// over `blurRadius` points. To offset the shadow, translate the canvas. The transform does not change the blur.
  public mutating func beginShadow(_ color: Color, blurRadius: Double) {
    open(.pushShadow(color, blurRadius: blurRadius > 0 ? blurRadius : 0), closing: .popShadow)
  }

  /// Draws with another blend mode until the matching restore. A group inside begins with the normal mode again, and is
  /// then drawn as a whole with this mode. UIKit counterpart: `setBlendMode(_:)`.
  public mutating func beginBlending(_ mode: BlendMode) { open(.pushBlend(mode), closing: .popBlend) }
}
