import GalleyBase

/// A picture and its position in the whole picture that a canvas draws.
struct PlacedPicture {
  /// The picture, already mirrored if the transform mirrors it and only scales and translates
  /// otherwise.
  let bitmap: Bitmap
  /// The upright rectangle that the picture fills; nil if the picture is turned or skewed.
  let rect: Rect?
  /// The transform from the picture's pixels to points of the whole picture.
  let transform: AffineTransformation

  init(_ bitmap: Bitmap, in rect: Rect, by transform: AffineTransformation) {
    guard transform.b == 0, transform.c == 0 else {
      self.bitmap = bitmap
      self.rect = nil
      self.transform = AffineTransformation(filling: rect, with: bitmap.size).concatenating(transform)
      return
    }
    var picture = bitmap
    if transform.a < 0 { picture = picture.flippedHorizontally() }
    if transform.d < 0 { picture = picture.flippedVertically() }
    let place =
      transform.isTranslation ? rect.offsetBy(dx: transform.tx, dy: transform.ty) : rect.uprightHull(of: transform)
    self.bitmap = picture
    self.rect = place
    self.transform = AffineTransformation(filling: place, with: bitmap.size)
  }
}

extension AffineTransformation {
  /// Creates the transform that maps a picture of `size` pixels to a rectangle in points.
  fileprivate init(filling rect: Rect, with size: PixelSize) {
    self.init(
      a: rect.width / Double(size.width), b: 0, c: 0, d: rect.height / Double(size.height), tx: rect.minX,
      ty: rect.minY)
  }
}
