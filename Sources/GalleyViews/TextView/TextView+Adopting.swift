package import GalleyBase
package import GalleyDrawing
package import GalleyFonts
package import GalleyText

/// The object that keeps a text view's text in another vocabulary, and may lay it out and draw it itself.
package protocol TextViewHost: TextHost {
  /// The layout of the text where the host lays it out itself; nil if the view does.
  var customLayout: TextLayout? { get }
  /// Draws the text, if the host does so itself.
  /// - Returns: False if the view draws it.
  func drawsText(on canvas: inout Canvas) -> Bool
}

extension TextView {
  /// Takes over all text and the style of what names none, and reports nothing. The insertion point goes to the end.
  package final func adopt(_ text: AttributedText) {
    editing.setText(text)
    forgetEdits()
  }

  /// Takes over a part of the text that another object changed already. Other characters end what can be undone.
  package final func adopt(_ text: AttributedText, in range: Range<Int>) {
    let isSame = editing.text.utf16[range].elementsEqual(text.utf16)
    editing.adopt(text, in: range, using: analyzer)
    if !isSame { forgetEdits() }
  }

  /// Takes over the style of text that names none.
  package final func adopt(font: Font, textColor: Color, textAlignment: TextAlignment) {
    let new = TextViewStyle(font: font, textColor: textColor, textAlignment: textAlignment)
    guard new != style else { return }
    style = new
    layouts.noteChange()
    setNeedsLayout()
  }

  /// Notes that the font of the whole text was set.
  package final func noteFont() { fontWasSet() }

  /// Takes over the attributes of what is typed next.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
