public import GalleyBase

extension Bitmap {
  /// Returns the part of the picture inside `rect`; empty if no pixel is inside. UIKit counterpart: CGImage's
  /// `cropping(to:)`, which returns nil in that case.
  public func cropped(to rect: PixelRect) -> Bitmap {
    let part = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    if part.width == width, part.height == height { return self }
    return withPixels { source in
      Bitmap(size: PixelSize(width: part.width, height: part.height)) { pixels in
        for y in 0..<part.height {
          for x in 0..<part.width {
            pixels[y * part.width + x] = source[(part.y + y) * width + part.x + x]
          }
        }
      }
    }
  }
}
