import GalleyBase
import GalleyDrawing

extension Canvas {
  /// Fills a rectangle with one colour, with the opacity of a template picture.
  ///
  /// UIKit counterpart: drawing an image of the rendering mode `alwaysTemplate`.
  mutating func paint(_ template: Bitmap, in rect: Rect, _ color: Color) {
    withSavedState { canvas in
      canvas.clip(to: rect, mask: template)
      canvas.fill(rect, color)
    }
  }
}
