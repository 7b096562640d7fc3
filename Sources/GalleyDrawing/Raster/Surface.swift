import GalleyBase

/// Premultiplied pixels that are being drawn on: the picture itself, or an opacity group's layer.
///
/// Does not own its memory; see `Layer`.
struct Surface {
  /// Where the pixels lie in the picture.
  let bounds: PixelRect
  /// The upper left pixel; rows follow each other without padding.
  let pixels: UnsafeMutablePointer<Pixel>

  /// The pixel in column `x` of row `y` of the picture. Both must lie in `bounds`.
  @inline(__always) func pointer(x: Int, y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }
}

/// A surface with memory of its own, transparent at first.
final class Layer {
  let surface: Surface
  private let count: Int

  /// A layer for the pixels in `bounds`.
  init(bounds: PixelRect) {
    count = bounds.width * bounds.height
    surface = Surface(bounds: bounds, pixels: .allocate(capacity: count))
    surface.pixels.initialize(repeating: 0, count: count)
  }

  deinit { surface.pixels.deallocate() }
}
