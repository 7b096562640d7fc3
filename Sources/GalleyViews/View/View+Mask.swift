import GalleyBase
import GalleyDrawing

extension View {
  /// Clips drawing to this view, the mask of another whose coordinates the canvas has. Masks cut sharply: their colours
  /// and pictures do not count, only their outline.
  final func clip(_ canvas: inout Canvas) {
    if let outline {
      canvas.clip(to: outline.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY))
    } else {
      clipToGround(frame, on: &canvas)
    }
  }
}
