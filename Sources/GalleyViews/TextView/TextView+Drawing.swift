import GalleyBase
import GalleyDrawing
import GalleyText

extension TextView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    let paint = textPaint
    let marks = EditingMarks(self)
    marks?.drawBelowText(on: &canvas)
    if textHost?.drawsText(on: &canvas) != true {
      placement.draw(
        paint: paint, clip: placement.clipToContainers, visible: clipsToBounds ? bounds : nil, on: &canvas)
    }
    marks?.drawAboveText(on: &canvas)
    marks?.drawCaretAndHandles(on: &canvas)
  }

  /// The colours and attributes with which the text is drawn.
  var textPaint: TextPaint {
    TextPaint(
      text: paintedText, font: style.font, textColor: style.textColor, context: context, drawsLinesByWord: true)
  }
}
