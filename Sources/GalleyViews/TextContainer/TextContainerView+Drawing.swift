import GalleyBase
import GalleyDrawing
import GalleyText

extension TextContainerView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    let paint = TextPaint(
      text: attributedText, font: font, textColor: textColor, context: context, drawsLinesByWord: true)
    placement.draw(paint: paint, clip: placement.clipToContainers, on: &canvas)
  }
}
