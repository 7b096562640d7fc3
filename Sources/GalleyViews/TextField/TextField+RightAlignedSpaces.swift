import GalleyText

/// The two ways to keep spaces at the end of right-aligned text visible (rule: right-aligned-spaces).
extension TextField {
  /// The text as it is read: plain spaces where no-break spaces stand in for them.
  var readText: AttributedText { readText(of: editing.text) }

  /// The same of any text.
  func readText(of text: AttributedText) -> AttributedText {
    rightAlignedSpaces == .none ? text : text.replacingUnits(noBreakSpace, by: space)
  }

  /// The text with no-break spaces for spaces, if the field has a way that puts them there.
  func withStandIns(_ text: AttributedText) -> AttributedText {
    spacesToKeep == .none ? text : text.replacingUnits(space, by: noBreakSpace)
  }

  /// The way that the field has at present: none unless it is aligned at the right.
  private var spacesToKeep: RightAlignedSpaces { textAlignment == .right ? rightAlignedSpaces : .none }

  /// The way `delegate`: inserts typed text with no-break spaces, and refuses the change. Returns nil without any
  /// effect if it is not this field's way or nothing is inserted.
  func refuseAndInsert(_ replacement: String, in range: Range<Int>) -> Bool? {
    guard spacesToKeep == .delegate, !replacement.isEmpty else { return nil }
    let typed = AttributedText(replacement, attributes: editing.typingAttributes)
      .replacingUnits(space, by: noBreakSpace)
    // The delegate may have set a shorter text.
    let range = editing.clusterRange(range, using: analyzer)
    noteTextBeforeEdit()
    editing.replace(range, with: typed, using: analyzer)
    restrictText()
    // Text that code sets has the insertion point at its end.
    let selected = editing.selectedRange
    attributedText = editing.text
    selectedTextRange = selected
    return false
  }

  /// The way `event`: after a change, replaces all spaces by no-break spaces.
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
  /// The text with one code unit for another; attributes stay where they are.
  fileprivate func replacingUnits(_ old: UInt16, by new: UInt16) -> AttributedText {
    var result = self
    let replacement = String(decoding: [new], as: UTF16.self)
    for index in utf16.indices where utf16[index] == old { result.replace(index..<index + 1, with: replacement) }
    return result
  }
}
