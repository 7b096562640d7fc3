import GalleyBase
import GalleyDrawing

/// How the keyboard's place shows in a picture.
extension Window {
  /// Shades what the keyboard covers: a plain ground with a thin line above, lighter where the accessory view lies. Views
  /// that stand in for keys or lie on them are drawn in their places.
  func drawKeyboard(on canvas: inout Canvas) {
    guard let keyboard = shownKeyboard, let frame = keyboardFrame, !frame.isEmpty else { return }
    let style = context.interfaceStyle
    let accessory = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, max(0, keyboard.accessoryHeight)))
    canvas.fill(frame, SystemColor.systemGray4.color(in: style))
    if !accessory.isEmpty {
      canvas.fill(accessory, SystemColor.systemGray6.color(in: style))
      drawLine(at: accessory.maxY, on: &canvas)
    }
    drawLine(at: frame.minY, on: &canvas)
    draw(firstResponder?.inputAccessoryView, at: accessory.origin, on: &canvas)
    draw(firstResponder?.inputView, at: Point(x: frame.minX, y: accessory.maxY), on: &canvas)
  }

  private func drawLine(at y: Double, on canvas: inout Canvas) {
    let line = Rect(x: 0, y: y, width: bounds.width, height: 1 / context.scale)
    canvas.fill(line, SystemColor.systemGray3.color(in: context.interfaceStyle))
  }

  private func draw(_ view: View?, at origin: Point, on canvas: inout Canvas) {
    guard let view else { return }
    view.layoutIfNeeded()
    canvas.withSavedState { canvas in
      canvas.translateBy(x: origin.x, y: origin.y)
      view.render(on: &canvas)
    }
  }
}
