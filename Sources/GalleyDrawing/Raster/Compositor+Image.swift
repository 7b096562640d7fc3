import GalleyBase

extension Compositor {
  /// Draws a picture into the pixels nearest to `rect`, filtered if their number is not the picture's.
  func draw(_ bitmap: Bitmap, in rect: Rect) {
    let edges = SubpixelRect(rect, scale: scale)
    let left = (edges.left + 128).pixelFloor
    let top = (edges.top + 128).pixelFloor
    let target = PixelRect(
      x: left, y: top, width: (edges.right + 128).pixelFloor - left, height: (edges.bottom + 128).pixelFloor - top)
    let visible = target.intersection(clip.bounds)
    guard !visible.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let part = PixelRect(
      x: visible.x - target.x, y: visible.y - target.y, width: visible.width, height: visible.height)
    let pixels = bitmap.premultiplied(scaledTo: PixelSize(width: target.width, height: target.height), part: part)
    pixels.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress {
        LayerPainter(surface: surface, clip: clip, opacity: 255).draw(start, bounds: visible)
      }
    }
  }
}
