package import GalleyBase

extension Bitmap {
  /// Returns a part of the picture, drawn on an opaque background colour and scaled to another
  /// size. The sides of the size and of the part must be at least 1, and the part must lie inside
  /// the picture.
  ///
  /// A picture that shrinks on either axis is filtered as in views; otherwise each pixel becomes a square.
  package func flattened(
    _ part: PixelRect, scaledTo size: PixelSize, over color: Color = .white
  ) throws(BitmapError) -> Bitmap {
    let flat = try onto(color, part)
    guard size.width < part.width || size.height < part.height else { return try flat.magnified(to: size) }
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let pixels = flat.premultiplied(scaledTo: size, part: whole)
    return Bitmap(size: size) { buffer in
      for (index, pixel) in pixels.enumerated() { buffer[index] = pixel }
    }
  }

  /// Returns a part of the picture drawn on a background colour.
  private func onto(_ color: Color, _ part: PixelRect) throws(BitmapError) -> Bitmap {
    var flat = try Bitmap(size: PixelSize(width: part.width, height: part.height), color: color)
    for y in 0..<part.height {
      for x in 0..<part.width {
        let pixel = self[part.x + x, part.y + y]
        guard pixel.alpha > 0 else { continue }
        let alpha = Int(pixel.alpha)
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
          UInt8((Int(one) * alpha + Int(other) * (255 - alpha) + 127) / 255)
        }
        flat[x, y] = Color(
          red: mixed(pixel.red, color.red), green: mixed(pixel.green, color.green),
          blue: mixed(pixel.blue, color.blue))
      }
    }
    return flat
  }

  /// Returns the picture enlarged to a size that is at least as wide and as high. Each pixel
  /// becomes a rectangle of one colour.
  private func magnified(to size: PixelSize) throws(BitmapError) -> Bitmap {
    guard size != self.size else { return self }
    var large = try Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { large[x, y] = self[x * width / size.width, y * height / size.height] }
    }
    return large
  }
}
