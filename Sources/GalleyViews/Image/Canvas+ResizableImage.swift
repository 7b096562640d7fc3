import GalleyBase
import GalleyDrawing

extension Canvas {
  /// Draws a resizable picture so that it fills `rect`.
  mutating func draw(_ image: ResizableImage, in rect: Rect) {
    for slice in image.slices(filling: rect) {
      let part = image.bitmap.cropped(to: slice.source)
      if let size = slice.tileSize {
        draw(part, tileSize: size, in: slice.target)
      } else {
        draw(part, in: slice.target)
      }
    }
  }
}
