import GalleyBase
import GalleyDrawing
import GalleyText

extension TextView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    let paint = TextPaint(
      text: editing.text, font: style.font, textColor: style.textColor,
      linkColor: SystemColor.link.color(in: context.interfaceStyle), context: context)
    placement.draw(paint: paint, on: &canvas)
  }
}
