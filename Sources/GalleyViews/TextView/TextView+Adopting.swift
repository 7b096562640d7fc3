package import GalleyBase
package import GalleyDrawing
package import GalleyFonts
package import GalleyText

/// An object that stores a text view's text in another API, and may lay it out and draw it itself.
package protocol TextViewHost: TextHost {
  /// The layout of the text if the host lays it out; nil if the view does.
  var customLayout: TextLayout? { get }
  /// Draws the text and returns true if the host draws it; otherwise returns false.
  /// - Returns: False if the view draws it.
  func drawsText(on canvas: inout Canvas) -> Bool
}

extension TextView {
  /// Copies the whole text and its default style without reporting a change. The insertion point
  /// moves to the end.
  package final func adopt(_ text: AttributedText) {
    editing.setText(text)
    forgetEdits()
  }

  /// Copies a part of the text that another object has already changed. If characters changed, the
  /// undo history is cleared.
  package final func adopt(_ text: AttributedText, in range: Range<Int>) {
    let isSame = editing.text.utf16[range].elementsEqual(text.utf16)
    editing.adopt(text, in: range, using: analyzer)
    if !isSame { forgetEdits() }
  }

  /// Sets the default style of the text without reporting a change.
  package final func adopt(font: Font, textColor: Color, textAlignment: TextAlignment) {
    let new = TextViewStyle(font: font, textColor: textColor, textAlignment: textAlignment)
    guard new != style else { return }
    style = new
    layouts.noteChange()
    setNeedsLayout()
  }

  /// Returns the rectangle of the attachment at an offset, in the content's coordinates; nil if there
  /// is no attachment, or if it is not laid out.
  package final func attachmentFrame(at offset: Int) -> Rect? {
    let layout = layout
    guard let index = layout.lineFragmentIndex(at: offset),
      let run = layout.lines[index].runs.first(where: { $0.kind == .attachment && $0.range.contains(offset) }),
      let frame = layout.shaped.text.attributes(at: offset).attachment?.frame
    else { return nil }
    return Rect(
      x: textOrigin.x + run.origin.x + frame.minX, y: textOrigin.y + run.origin.y - frame.maxY, width: frame.width,
      height: frame.height)
  }

  /// Called after the font of the whole text was set.
  package final func noteFont() { fontWasSet() }

  /// Sets the attributes of the next typed text, without reporting a change.
  package final func adopt(typingAttributes: TextAttributes) { editing.typingAttributes = typingAttributes }
}
