public import GalleyFonts

extension TextLayout {
  /// Lays out again after an edit: only the paragraphs that the edit touched are broken into lines anew, the lines of
  /// all others are kept and moved. The result equals a fresh layout of the same text in the same containers.
  ///
  /// Lines before the edit are always kept (but for the paragraph before it, if the last container truncates). Lines
  /// after it are kept from where a paragraph begins at the same place as before; in a last container of endless height
  /// without exclusions or line limit, that is right after the edit. Elsewhere the paragraphs that moved are broken
  /// anew: they may go into another container, or around something else. So are all after it if list items get other
  /// markers, and all of the text if columns move that are measured.
  /// - Parameters:
  ///   - shaped: the text after the edit. It must be the layout's own, edited by what `edit` came from.
  ///   - edit: what the edit returned; several edits are put together by `followed(by:)`.
  public mutating func update(to shaped: ShapedText, after edit: TextEdit, with typesetter: Typesetter) {
    precondition(
      shaped.text.count - self.shaped.text.count == edit.changeInLength
        && shaped.paragraphs.count - self.shaped.paragraphs.count
          == edit.newParagraphs.count - edit.oldParagraphs.count,
      "the text is not the one of this layout after this edit")
    layOutAgain(shaped, after: edit, with: typesetter)
  }

  /// Edits the text and lays it out again. The same as an edit of `shaped` and `update`, but nothing of the text is
  /// copied if the layout is the only one that has it: what an edit of a long text costs is what it changes and what
  /// moves.
  /// - Parameter change: edits the text as often as it likes and returns all of it as one edit; nil if nothing changed.
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
    // A line that ends in an ellipsis because nothing fitted below it may go on now.
    if let last = containers.last, options.cutsLastLine(of: last) { first = max(0, first - 1) }
    let reflow = first == edit.newParagraphs.lowerBound ? Reflow(edit, of: self, to: shaped) : nil
    var flow = LineFlow(
      resuming: self, with: shaped, at: first, afterLines: reflow?.keptLines ?? 0, typesetter: typesetter)
    if flow.setting.columns != columns {
      // Columns that moved, moved in all rows.
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
