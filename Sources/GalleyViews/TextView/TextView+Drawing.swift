import GalleyBase
import GalleyDrawing
import GalleyText

extension TextView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    let paint = TextPaint(
      text: paintedText, font: style.font, textColor: style.textColor,
      linkColor: SystemColor.link.color(in: context.interfaceStyle), context: context, drawsLinesByWord: true)
    let marks = EditingMarks(self)
    marks?.drawBelowText(on: &canvas)
    canvas.withSavedState { canvas in
      if let clip = placement.clipOfLongLines { canvas.clip(to: clip) }
      placement.draw(paint: paint, visible: clipsToBounds ? bounds : nil, on: &canvas)
    }
    marks?.drawAboveText(on: &canvas)
    marks?.drawCaretAndHandles(on: &canvas)
  }
}
