import GalleyBase

/// Premultiplied pixels on which commands draw: the picture itself, or the layer of an opacity
/// group.
///
/// A surface does not own its memory; see `Layer`.
struct Surface {
  /// The rectangle of the pixels, in the coordinates of the picture.
  let bounds: PixelRect
  /// A pointer to the upper left pixel. Rows have no padding.
  let pixels: UnsafeMutablePointer<Pixel>

  /// Returns a pointer to the pixel in column `x` of row `y` of the picture, which must lie in
  /// `bounds`.
  @inline(__always) func pointer(x: Int, y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }
}

/// A surface that owns its memory. All pixels are transparent at first.
final class Layer {
  let surface: Surface
  private let count: Int

  /// Creates a layer for the pixels in `bounds`.
  init(bounds: PixelRect) {
    count = bounds.width * bounds.height
    surface = Surface(bounds: bounds, pixels: .allocate(capacity: count))
    surface.pixels.initialize(repeating: 0, count: count)
  }

  deinit { surface.pixels.deallocate() }
}
