import GalleyBase
import GalleyDrawing

extension TextField {
  /// Draws what lies below the text: the border, or the background picture in its place. A rounded border hides the
  /// picture, and is filled with the field's background colour, or the system's own (reference E.1).
  ///
  /// Widths, colours and radius are choices after UIKit's look; nothing of it is documented.
  func drawBorder(in rect: Rect, on canvas: inout Canvas) {
    if borderStyle != .roundedRect, let image = shownBackground { return canvas.draw(image, in: rect) }
    let style = context.interfaceStyle
    switch borderStyle {
    case .none: return
    case .line: canvas.frame(rect, width: 1, SystemColor.label.color(in: style))
    case .bezel: drawBezel(in: rect, on: &canvas)
    case .roundedRect:
      let ground = backgroundColor ?? SystemColor.systemBackground.color(in: style)
      if drawsBackground { canvas.fill(rect, ground, cornerRadius: TextField.roundedRectRadius) }
      canvas.frame(
        rect, width: 1 / context.scale, SystemColor.systemGray3.color(in: style),
        cornerRadius: TextField.roundedRectRadius)
    }
  }

  /// Radius of the rounded border's corners.
  static let roundedRectRadius: Double = 5

  /// The picture below the text; a disabled one counts only beside a `background`.
  private var shownBackground: ResizableImage? {
    guard let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }

  /// A frame with a shadow inside of its upper and left edge.
  private func drawBezel(in rect: Rect, on canvas: inout Canvas) {
    let style = context.interfaceStyle
    canvas.frame(rect, width: 1, SystemColor.systemGray4.color(in: style))
    let inner = rect.insetBy(dx: 1, dy: 1)
    let shade = SystemColor.systemGray2.color(in: style)
    canvas.fill(Rect(x: inner.minX, y: inner.minY, width: inner.width, height: min(1, inner.height)), shade)
    canvas.fill(
      Rect(x: inner.minX, y: inner.minY + 1, width: min(1, inner.width), height: inner.height - 1), shade)
  }
}
