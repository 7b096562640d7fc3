package import GalleyBase
package import GalleyFonts
import GalleyRaster

extension Canvas {
  /// Calls `body` and clips its drawing to the pixels that a rectangle touches. If all drawn pixels
  /// lie inside, as for most texts, no clip is recorded, so that lists are shorter. Under a
  /// transform other than a translation, the drawing is always clipped to the rectangle itself.
  package mutating func cutInk(to rect: Rect, with typesetter: Typesetter, _ body: (inout Canvas) -> Void) {
    guard transform.isTranslation else {
      withSavedState { canvas in
        canvas.clip(to: rect)
        body(&canvas)
      }
      return
    }
    let start = displayList.commands.count
    withSavedState(body)
    // The drawing is measured as an opacity group with opacity 1.
    var drawn = DisplayList(glyphRules: displayList.glyphRules)
    drawn.commands = [.pushOpacity(1)] + displayList.commands[start...] + [.popOpacity]
    let bounds = GroupBounds(of: drawn, scale: scale, typesetter: typesetter).bounds(ofGroupAt: 0)
    let pixels = SubpixelRect(rect.offsetBy(dx: transform.tx, dy: transform.ty), scale: scale).pixelBounds
    guard let bounds, !pixels.contains(bounds) else { return }
    let clip = Rect(
      x: (Double(pixels.x) / scale).onLengthGrid, y: (Double(pixels.y) / scale).onLengthGrid,
      width: (Double(pixels.width) / scale).onLengthGrid, height: (Double(pixels.height) / scale).onLengthGrid)
    displayList.commands.insert(.pushClip(RoundedRect(clip, cornerRadius: 0, cornerCurve: .circular)), at: start)
    displayList.commands.append(.popClip)
  }
}

extension PixelRect {
  /// Returns true if all pixels of another rectangle lie inside this one.
  fileprivate func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
