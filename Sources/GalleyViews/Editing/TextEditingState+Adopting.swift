package import GalleyText
package import GalleyUnicode

extension TextEditingState {
  /// Adopts a text in which another object has already changed characters.
  ///
  /// Selection and marked text move with the text after the change; an end inside the range stays, as far as there is
  /// text. Both are then widened to whole clusters.
  package mutating func adopt(_ text: AttributedText, in range: Range<Int>, using analyzer: UnicodeAnalyzer) {
    let change = TextReplacement(range, count: text.count)
    let (selected, composed, typing) = (selectedRange, composition, typingAttributes)
    replaceCharacters(in: range, with: text)
    moveSelection(to: clusterRange(change.moved(selected), using: analyzer), affinity: affinity)
    if count == 0 { typingAttributes = typing }
    // An input method's text is whole, unless other text was inserted into it.
    let moved = composed.map { change.moved($0) }
    composition = moved.flatMap { $0.isEmpty ? nil : scalarRange($0) }
    markedRange = composition.map { clusterRange($0, using: analyzer) }
  }

  /// Returns a range that is widened to whole Unicode scalars.
  private func scalarRange(_ range: Range<Int>) -> Range<Int> {
    let units = text.utf16
    func isInside(_ offset: Int) -> Bool {
      offset > 0 && offset < count && UTF16.isLeadSurrogate(units[offset - 1]) && UTF16.isTrailSurrogate(units[offset])
    }
    let end = range.upperBound
    return range.lowerBound - (isInside(range.lowerBound) ? 1 : 0)..<end + (isInside(end) ? 1 : 0)
  }
}

extension TextReplacement {
  /// Returns the range in the changed text for a range of the text before the change.
  fileprivate func moved(_ range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound)
    return start..<max(start, place(of: range.upperBound))
  }

  private func place(of offset: Int) -> Int {
    if offset >= old.upperBound { return offset + new.count - old.count }
    return offset <= old.lowerBound ? offset : min(offset, new.upperBound)
  }
}
