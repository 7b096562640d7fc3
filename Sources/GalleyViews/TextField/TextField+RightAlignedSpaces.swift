import GalleyText

/// The two ways to keep spaces at the end of right-aligned text visible (rule: right-aligned-spaces).
extension TextField {
  /// The text as code reads it: with plain spaces where the field uses no-break spaces instead.
  var readText: AttributedText { readText(of: editing.text) }

  /// Returns a text as code reads it: with plain spaces where the field uses no-break spaces
  /// instead.
  func readText(of text: AttributedText) -> AttributedText {
    rightAlignedSpaces == .none ? text : text.replacingUnits(noBreakSpace, by: space)
  }

  /// Returns a text with no-break spaces instead of spaces, if the field replaces them.
  func withStandIns(_ text: AttributedText) -> AttributedText {
    spacesToKeep == .none ? text : text.replacingUnits(space, by: noBreakSpace)
  }

  /// The way in which spaces are kept visible at present. It is `none` unless the text is
  /// right-aligned.
  private var spacesToKeep: RightAlignedSpaces { textAlignment == .right ? rightAlignedSpaces : .none }

  /// Inserts typed text with no-break spaces and returns false to refuse the change, as in the mode
  /// `delegate`. Returns nil and does nothing in other modes, or if nothing is typed.
  func refuseAndInsert(_ replacement: String, in range: Range<Int>) -> Bool? {
    guard spacesToKeep == .delegate, !replacement.isEmpty else { return nil }
    let typed = AttributedText(replacement, attributes: editing.typingAttributes)
      .replacingUnits(space, by: noBreakSpace)
    // The delegate may have set a shorter text.
    let range = editing.clusterRange(range, using: analyzer)
    noteTextBeforeEdit()
    editing.replace(range, with: typed, using: analyzer)
    restrictText()
    // If code set the text, the insertion point is at its end.
    let selected = editing.selectedRange
    attributedText = editing.text
    selectedTextRange = selected
    return false
  }

  /// Replaces all spaces with no-break spaces after a change, as in the mode `event`.
  func replaceSpaces() {
    guard spacesToKeep == .event, editing.markedRange == nil else { return }
    let text = editing.text.replacingUnits(space, by: noBreakSpace)
    guard text != editing.text else { return }
    let (selected, scrolled) = (editing.selectedRange, scrollDistance)
    attributedText = text
    editing.select(selected, using: analyzer)
    scrollDistance = scrolled
    followCaret()
  }
}

private let space: UInt16 = 0x20
private let noBreakSpace: UInt16 = 0xA0

extension AttributedText {
  /// Returns the text with each occurrence of a code unit replaced by another. Attributes keep
  /// their positions.
  fileprivate func replacingUnits(_ old: UInt16, by new: UInt16) -> AttributedText {
    var result = self
    let replacement = String(decoding: [new], as: UTF16.self)
    for index in utf16.indices where utf16[index] == old { result.replace(index..<index + 1, with: replacement) }
    return result
  }
}
