public import GalleyBase

extension Canvas {
  /// Clips drawing to `rect`, with optional rounded corners, until the matching `restoreState`.
  public mutating func clip(to rect: Rect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular) {
    let shape = RoundedRect(rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
    switch shape.placed(by: transform) {
    case .rounded(let placed): open(.pushClip(placed), closing: .popClip)
    case .path(let path): open(.pushClipPath(path), closing: .popClip)
    }
  }

  /// Clips drawing to the inside of `path` until the matching `restoreState`.
  public mutating func clip(to path: Path, rule: FillRule = .nonzero) {
    let placed = placed(path)
    open(rule == .nonzero ? .pushClipPath(placed) : .pushEvenOddClip(placed), closing: .popClip)
  }

  /// Clips drawing by the opacity of `mask`, a picture that fills `rect`, until the matching
  /// `restoreState`. UIKit counterpart: `clip(to:mask:)`.
  public mutating func clip(to rect: Rect, mask: Bitmap) {
    guard mask.width > 0, mask.height > 0 else {
      clip(to: Rect(origin: rect.origin, size: .zero))
      return
    }
    let placed = PlacedPicture(mask, in: rect, by: transform)
    open(.pushClipMask(placed.bitmap, placed.transform), closing: .popClip)
  }

  /// Begins a group, which is drawn as a whole with `opacity` (0…1) at the matching `restoreState`.
  /// UIKit counterparts: a view's `alpha`, `beginTransparencyLayer`.
  public mutating func beginOpacityGroup(_ opacity: Double) {
    open(.pushOpacity(opacity > 0 ? min(opacity, 1) : 0), closing: .popOpacity)
  }

  /// Begins a group of which only the shadow is drawn, until the matching `restoreState`. The
  /// shadow has `color`, and its edges fade over `blurRadius` points. To offset the shadow,
  /// translate the canvas. The transform does not change the blur.
  public mutating func beginShadow(_ color: Color, blurRadius: Double) {
    open(.pushShadow(color, blurRadius: blurRadius > 0 ? blurRadius : 0), closing: .popShadow)
  }

  /// Uses another blend mode until the matching `restoreState`. Inside a group, drawing begins with
  /// the normal mode again, and the group is then drawn as a whole with this mode. UIKit
  /// counterpart: `setBlendMode(_:)`.
  public mutating func beginBlending(_ mode: BlendMode) { open(.pushBlend(mode), closing: .popBlend) }
}
