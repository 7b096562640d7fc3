import GalleyBase
import GalleyRaster

/// The part of a picture in which drawing is visible: a rectangle of pixels and an optional mask.
struct Clip {
  /// The rectangle of pixels. No pixel outside it is changed.
  var bounds: PixelRect
  /// The coverage of the pixels in `bounds`; nil if all are fully visible. The mask may extend
  /// beyond `bounds`.
  var mask: ClipMask?

  /// Returns the part of this clip inside an upright rectangle, which may have rounded corners.
  func intersection(_ shape: RoundedRect, scale: Double) -> Clip {
    let rect = SubpixelRect(shape.rect, scale: scale)
    if rect.isEmpty { return Clip(bounds: PixelRect(x: bounds.x, y: bounds.y, width: 0, height: 0)) }
    if rect.isAligned && shape.cornerRadius == 0 {
      return Clip(bounds: bounds.intersection(rect.pixelBounds), mask: mask)
    }
    return intersection(Outline(shape, scale: scale))
  }

  /// Returns the part of this clip inside an outline.
  func intersection(_ outline: Outline) -> Clip {
    let inner = bounds.intersection(outline.pixelBounds)
    return Clip(bounds: inner, mask: inner.isEmpty ? nil : ClipMask(outline, bounds: inner, within: mask))
  }
}
