package import GalleyText

extension TextEditingState {
  /// Takes over characters that another object changed already. Selection and marked text move with what stands behind
  /// them; an end inside the range stays, as far as there is text.
  package mutating func adopt(_ text: AttributedText, in range: Range<Int>) {
    let change = TextReplacement(range, count: text.count)
    let (selected, marked, composed, typing) = (selectedRange, markedRange, composition, typingAttributes)
    replaceCharacters(in: range, with: text)
    moveSelection(to: change.moved(selected), affinity: affinity)
    if count == 0 { typingAttributes = typing }
    markedRange = marked.map { change.moved($0) }
    composition = composed.map { change.moved($0) }
  }
}

extension TextReplacement {
  /// Returns a range of the text before, as it is in the text after.
  fileprivate func moved(_ range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound)
    return start..<max(start, place(of: range.upperBound))
  }

  private func place(of offset: Int) -> Int {
    if offset >= old.upperBound { return offset + new.count - old.count }
    return offset <= old.lowerBound ? offset : min(offset, new.upperBound)
  }
}
