import GalleyBase

extension SVGWriter {
  /// Writes a picture that fills a rectangle.
  mutating func write(_ bitmap: Bitmap, _ rect: Rect) throws(PNGError) {
    guard let place = place(rect), bitmap.width > 0, bitmap.height > 0 else { return }
    add(try use(of: bitmap, at: place.origin, size: place.size))
  }

  /// Writes a rectangle filled with tiles. Their edges are exact and not moved to whole pixels.
  mutating func write(_ bitmap: Bitmap, tileSize: Size, _ rect: Rect) throws(PNGError) {
    guard let place = place(rect), bitmap.width > 0, bitmap.height > 0 else { return }
    let pixel = 1 / scale
    let tile = Rect(
      origin: place.origin, size: Size(width: max(tileSize.width, pixel), height: max(tileSize.height, pixel)))
    let content = try use(of: bitmap, at: .zero, size: tile.size)
    let id = definitions.pattern("\(RoundedRect(tile).svg) patternUnits=\"userSpaceOnUse\"", content)
    add("<rect\(RoundedRect(place).svg) fill=\"url(#\(id))\"/>")
  }

  /// Returns the rectangle with its edges moved to the nearest pixels, as in a raster picture; nil
  /// if it becomes empty.
  private func place(_ rect: Rect) -> Rect? {
    let pixels = PixelRect(nearest: rect, scale: scale)
    guard !pixels.isEmpty else { return nil }
    return Rect(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }

  private mutating func use(of bitmap: Bitmap, at origin: Point, size: Size) throws(PNGError) -> String {
    let natural = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let id = try definitions.image(bitmap, size: natural)
    let factors = "\((size.width / natural.width).svgFactor),\((size.height / natural.height).svgFactor)"
    let place = origin == .zero ? "" : "translate(\(origin.x.svg),\(origin.y.svg)) "
    return "<use href=\"#\(id)\" transform=\"\(place)scale(\(factors))\"/>"
  }

  /// Returns an element that shows a picture. `transform` converts its pixels to points.
  mutating func use(of bitmap: Bitmap, by transform: AffineTransformation) throws(PNGError) -> String {
    let natural = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let id = try definitions.image(bitmap, size: natural)
    return "<use href=\"#\(id)\" transform=\"\(transform.svg)\"/>"
  }
}
