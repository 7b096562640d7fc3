public import GalleyBase
import GalleyDrawing

extension TableView {
  /// The lines below the rows, in the coordinates of the content: one pixel each, on whole pixels.
  public final var separatorFrames: [Rect] {
    guard showsSeparators else { return [] }
    let grid = PixelGrid(scale: context.scale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? separatorInset.right : separatorInset.left
    let right = isMirrored ? separatorInset.left : separatorInset.right
    return rowFrames.map { row in
      Rect(
        x: row.minX + left, y: grid.round(row.maxY), width: max(0, row.width - left - right), height: 1 / context.scale)
    }
  }

  func drawSeparators(on canvas: inout Canvas) {
    for frame in separatorFrames where frame.maxY > bounds.minY && frame.minY < bounds.maxY {
      canvas.fill(frame, separatorColor)
    }
  }
}
