import GalleyBase
import GalleyDrawing

extension View {
  /// Returns the outline of the background in `rect` if only some of its corners are round; nil if
  /// all corners are alike.
  private func outlineOfUnlikeCorners(in rect: Rect) -> Path? {
    guard roundedCorners != .all, cornerRadius > 0 else { return nil }
    return Path(
      roundedRect: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve, corners: roundedCorners)
  }

  /// Fills the shape of the background, which may have round corners, with a colour.
  final func fillGround(_ rect: Rect, _ color: Color, on canvas: inout Canvas) {
    if let outline = outlineOfUnlikeCorners(in: rect) {
      canvas.fill(outline, color)
    } else {
      canvas.fill(rect, color, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
    }
  }

  /// Clips drawing to the shape of the background, which may have round corners.
  final func clipToGround(_ rect: Rect, on canvas: inout Canvas) {
    if let outline = outlineOfUnlikeCorners(in: rect) {
      canvas.clip(to: outline)
    } else {
      canvas.clip(to: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
    }
  }

  /// Draws the border along the inside of the background's edge.
  final func drawBorder(_ rect: Rect, on canvas: inout Canvas) {
    guard var ring = outlineOfUnlikeCorners(in: rect) else {
      canvas.frame(rect, width: borderWidth, borderColor, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
      return
    }
    let inner = rect.insetBy(dx: borderWidth, dy: borderWidth)
    if !inner.isEmpty {
      let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
      ring.elements +=
        Path(
          roundedRect: inner, cornerRadius: max(0, radius - borderWidth), cornerCurve: cornerCurve,
          corners: roundedCorners
        ).elements
    }
    canvas.fill(ring, borderColor, rule: .evenOdd)
  }
}
