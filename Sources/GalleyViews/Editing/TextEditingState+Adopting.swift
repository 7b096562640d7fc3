package import GalleyText

extension TextEditingState {
  /// Takes over characters that another object changed already. Selection and marked text move with what stands behind
  /// them; an end inside the range stays, as far as there is text.
  package mutating func adopt(_ text: AttributedText, in range: Range<Int>) {
    let (selected, marked, composed, typing) = (selectedRange, markedRange, composition, typingAttributes)
    let isSameText = text.count == range.count
    let shift = text.count - range.count
    let end = range.lowerBound + text.count
    func moved(_ offset: Int) -> Int {
      offset >= range.upperBound ? offset + shift : offset <= range.lowerBound ? offset : min(offset, end)
    }
    func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound) }
    replaceCharacters(in: range, with: text)
    moveSelection(to: moved(selected), affinity: affinity)
    if isSameText, count == 0 { typingAttributes = typing }
    markedRange = marked.map(moved)
    composition = composed.map(moved)
  }
}
