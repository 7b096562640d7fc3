import GalleyBase

/// Positions of outlines: whole numbers of 1/256 pixel, the grid on which coverage is exact.
///
/// Points on the length grid of 1/65536 pt that mean a whole pixel (a third of a point at three pixels per point, say)
/// land on the whole pixel here.
typealias Subpixel = Int

extension Subpixel {
  /// Steps in a pixel.
  static let perPixel = 256
  /// Positions beyond this many pixels from the origin are drawn as if they were there. Further than any picture
  /// reaches, and small enough that products of two positions fit a word.
  static let farthestPixel: Double = 4_194_304

  /// The nearest position to `pixels`, halves away from zero; NaN is 0.
  init(pixels: Double) {
    guard pixels == pixels else {
      self = 0
      return
    }
    let near = Swift.min(Swift.max(pixels, -Self.farthestPixel), Self.farthestPixel)
    self.init((near * Double(Self.perPixel)).rounded(.toNearestOrAwayFromZero))
  }

  /// The pixel that holds the position, or begins at it.
  var pixelFloor: Int { self >> 8 }
  /// The first pixel that begins at or after the position.
  var pixelCeiling: Int { (self + 255) >> 8 }
}

/// A rectangle of subpixel positions.
struct SubpixelRect: Hashable {
  var left, top, right, bottom: Subpixel

  init(left: Subpixel, top: Subpixel, right: Subpixel, bottom: Subpixel) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle in points at `scale` pixels per point. Edges are rounded one by one, so rectangles that touch still do.
  init(_ rect: Rect, scale: Double) {
    self.init(
      left: Subpixel(pixels: rect.minX * scale), top: Subpixel(pixels: rect.minY * scale),
      right: Subpixel(pixels: rect.maxX * scale), bottom: Subpixel(pixels: rect.maxY * scale))
  }

  var isEmpty: Bool { right <= left || bottom <= top }

  /// Whether every edge lies between pixels.
  var isAligned: Bool { (left | top | right | bottom) & 255 == 0 }

  /// The pixels it touches.
  var pixelBounds: PixelRect {
    PixelRect(
      x: left.pixelFloor, y: top.pixelFloor, width: right.pixelCeiling - left.pixelFloor,
      height: bottom.pixelCeiling - top.pixelFloor)
  }

  /// Shrunk by `inset` on every side.
  func inset(by inset: Subpixel) -> SubpixelRect {
    SubpixelRect(left: left + inset, top: top + inset, right: right - inset, bottom: bottom - inset)
  }
}
