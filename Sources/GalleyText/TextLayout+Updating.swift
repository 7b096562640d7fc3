public import GalleyFonts

extension TextLayout {
  /// Updates the layout after an edit of its text.
  ///
  /// Only the paragraphs that the edit touched are broken into lines again; the lines of all others are kept and moved.
  /// The result equals a fresh layout of the same text in the same containers.
  ///
  /// Lines before the edit are always kept (except for the paragraph before it, if the last container truncates). Lines
  /// after it are kept from the first paragraph that begins at the same position as before. In a last container of
  /// infinite height without exclusions or line limit, that is right after the edit. Elsewhere the paragraphs that
  /// moved are broken again: they may go into another container, or around other exclusions. All later paragraphs are
  /// broken again if list items get other markers, and the whole text if measured columns move.
  /// - Parameters:
  ///   - shaped: the text after the edit. It must be the layout's own text, changed by the edit that returned `edit`.
  ///   - edit: the result of the edit; combine several edits with `followed(by:)`.
  public mutating func update(to shaped: ShapedText, after edit: TextEdit, with typesetter: Typesetter) {
    precondition(
      shaped.text.count - self.shaped.text.count == edit.changeInLength
        && shaped.paragraphs.count - self.shaped.paragraphs.count
          == edit.newParagraphs.count - edit.oldParagraphs.count,
      "the text is not the one of this layout after this edit")
    layOutAgain(shaped, after: edit, with: typesetter)
  }

  /// Calls `change`, which edits the shaped text, and updates the layout by the edit that it
  /// returns.
  ///
  /// The result is that of an edit of `shaped` and `update`. If the layout is the only owner of the text, nothing is
  /// copied: an edit of a long text takes time in proportion to what it changes and moves.
  /// - Parameter change: makes any number of edits and returns them as one; nil if nothing changed.
  /// - Returns: what `change` returned.
  @discardableResult
  public mutating func edit(with typesetter: Typesetter, _ change: (inout ShapedText) -> TextEdit?) -> TextEdit? {
    var text = shaped
    shaped = ShapedText(text: AttributedText(""), defaultFont: text.defaultFont, locale: text.locale, paragraphs: [])
    guard let edit = change(&text) else {
      shaped = text
      return nil
    }
    layOutAgain(text, after: edit, with: typesetter)
    return edit
  }

  private mutating func layOutAgain(_ shaped: ShapedText, after edit: TextEdit, with typesetter: Typesetter) {
    var first = min(edit.oldParagraphs.lowerBound, starts.count - 1)
    // A line that ends in an ellipsis because nothing fitted below it may now continue.
    if let last = containers.last, options.cutsLastLine(of: last) { first = max(0, first - 1) }
    let reflow = first == edit.newParagraphs.lowerBound ? Reflow(edit, of: self, to: shaped) : nil
    var flow = LineFlow(
      resuming: self, with: shaped, at: first, afterLines: reflow?.keptLines ?? 0, typesetter: typesetter)
    if flow.setting.columns != columns {
      // If columns moved, they moved in all rows.
      self = layOut(shaped, in: containers, options: options, with: typesetter)
      return
    }
    let added = edit.newParagraphs.count - edit.oldParagraphs.count
    let left = shaped.paragraphs.count - edit.newParagraphs.upperBound
    let keepsMarkers = flow.setting.markers.suffix(left) == markers.suffix(left)
    if let reflow {
      if let fragment = flow.add(reflow, to: first, of: self) {
        return flow.finish(
          &self, keepingFrom: fragment, ofParagraphBefore: first + 1, changeInLength: edit.changeInLength)
      }
      first += 1
    }
    for index in first..<shaped.paragraphs.count {
      if index >= edit.newParagraphs.upperBound, keepsMarkers, flow.canGoOn(with: self, from: index - added) {
        flow.finish(&self, keepingFrom: index - added, changeInLength: edit.changeInLength)
        return
      }
      guard flow.add(paragraph: index) else { break }
    }
    flow.finish(&self)
  }
}
