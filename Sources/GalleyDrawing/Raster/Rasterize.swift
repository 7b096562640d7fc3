public import GalleyBase
public import GalleyFonts

/// Draws a display list on `background` and returns the picture.
///
/// `size` is in pixels, `scale` in pixels per point; the origin of the list is the upper left corner. Blending is
/// integer source-over of sRGB bytes, so the same list gives the same bytes on every machine. Edges between pixels are
/// antialiased by the exact area they cover, on a grid of 1/65536 pixel, as on iOS; glyphs are antialiased by the
/// list's `glyphRules`. Whole pixels are filled exactly. Positions more than 4 million pixels from the origin are moved
/// to that distance.
///
/// If the background is not opaque, colours are converted to premultiplied form and back, which changes them by at most
/// 128 / alpha steps of 255.
///
/// Throws `BitmapError.tooLarge` beyond the limits of `Bitmap`, and `groupsTooLarge` if the layers of nested opacity
/// groups have more pixels together than a bitmap may have. UIKit counterpart: UIGraphicsImageRenderer.
///
/// ```swift
/// let label = Label(in: context)
/// label.text = "Hello"
/// label.sizeToFit()
/// let size = PixelSize(width: Int(label.frame.width * 2), height: Int(label.frame.height * 2))
/// let picture = try rasterize(
///   displayList(of: label), size: size, scale: 2, background: .white, typesetter: typesetter)
/// ```
public func rasterize(
  _ list: DisplayList, size: PixelSize, scale: Double, background: Color, typesetter: Typesetter
) throws(BitmapError) -> Bitmap {
  try Bitmap.check(size)
  var isBeyondLimit = false
  let bitmap = Bitmap(size: size) { pixels in
    guard let start = pixels.baseAddress else { return }
    start.fill(with: background.littleEndianPixel.premultiplied, count: pixels.count)
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    var compositor = Compositor(
      surface: Surface(bounds: bounds, pixels: start), scale: scale, typesetter: typesetter,
      glyphRules: list.glyphRules)
    compositor.draw(list)
    isBeyondLimit = compositor.isBeyondLimit
    // On an opaque background every pixel stays opaque, and the straight form of an opaque pixel is the pixel itself.
    if background.alpha < 255 {
      for index in 0..<pixels.count where pixels[index].needsStraightening { start[index] = start[index].straight }
    }
  }
  if isBeyondLimit { throw .groupsTooLarge }
  return bitmap
}
