import GalleyBase
import GalleyDrawing

/// The button that empties a field: a grey disc with a cross. It is drawn, not a view: what a touch would do is
/// `TextField.clear()`.
struct ClearButton {
  /// Width and height of the button.
  static let side: Double = 19
  /// Space between the button and the end of the border.
  static let margin: Double = 5

  let style: InterfaceStyle

  /// The disc of 14 points in a button of 19, as large in proportion in any other, in the middle of the rectangle.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let side = min(rect.width, rect.height) * 14 / ClearButton.side
    guard side > 0 else { return }
    let disc = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    canvas.fill(Path(ovalIn: disc), SystemColor.tertiaryLabel.color(in: style))
    let arm = side * 0.2
    let ink = SystemColor.systemBackground.color(in: style)
    for slope in [-1.0, 1] {
      var path = Path()
      path.elements = [
        .move(Point(x: rect.midX - arm, y: rect.midY - arm * slope)),
        .line(Point(x: rect.midX + arm, y: rect.midY + arm * slope)),
      ]
      canvas.stroke(path, width: side * 0.1, ink)
    }
  }
}
