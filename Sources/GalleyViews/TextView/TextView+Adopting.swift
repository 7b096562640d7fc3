package import GalleyBase
package import GalleyDrawing
package import GalleyFonts
package import GalleyText

/// The object that keeps a text view's text in another API, and may lay it out and draw it itself.
package protocol TextViewHost: TextHost {
  /// The layout of the text if the host lays it out itself; nil if the view does.
  var customLayout: TextLayout? { get }
  /// Draws the text if the host does so itself.
  /// - Returns: False if the view draws it.
  func drawsText(on canvas: inout Canvas) -> Bool
}

extension TextView {
  /// Adopts all text and its default style without reports. The insertion point moves to the end.
  package final func adopt(_ text: AttributedText) {
    editing.setText(text)
    forgetEdits()
  }

  /// Adopts a part of the text that another object has already changed. Changed characters clear the undo history.
  package final func adopt(_ text: AttributedText, in range: Range<Int>) {
    let isSame = editing.text.utf16[range].elementsEqual(text.utf16)
    editing.adopt(text, in: range, using: analyzer)
    if !isSame { forgetEdits() }
  }

  /// Adopts the default style of the text.
  package final func adopt(font: Font, textColor: Color, textAlignment: TextAlignment) {
    let new = TextViewStyle(font: font, textColor: textColor, textAlignment: textAlignment)
    guard new != style else { return }
    style = new
    layouts.noteChange()
    setNeedsLayout()
  }

  /// Called after the font of the whole text was set.
  package final func noteFont() { fontWasSet() }

  /// Adopts the attributes of the next typed text.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
