import GalleyBase
import GalleyDrawing
import GalleyText

extension TextContainerView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    placement.draw(paint: textPaint, clip: placement.clipToContainers, on: &canvas)
  }

  /// The colours and attributes with which the text is drawn.
  var textPaint: TextPaint {
    TextPaint(text: attributedText, font: font, textColor: textColor, context: context, drawsLinesByWord: true)
  }
}
