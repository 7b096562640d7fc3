import GalleyText

extension TextField {
  /// Stores the field's state before an edit or composition if the restriction has a pattern. The
  /// state is restored if the new text does not match the pattern.
  final func noteTextBeforeEdit() {
    if editing.markedRange == nil { stateBeforeEdit = restriction?.pattern == nil ? nil : editing }
  }

  /// Removes text that `restriction` refuses, as a part of the user's edit. The whole change is
  /// then reported once.
  ///
  /// While an input method composes, all text stays; the end of composition is an edit like any other
  /// (rule: field-restriction). No-break spaces that replace spaces are checked as spaces.
  final func restrictText() {
    guard let restriction, editing.markedRange == nil else { return }
    defer { stateBeforeEdit = nil }
    let (selected, affinity) = (editing.selectedRange, editing.affinity)
    let text = readText
    let allowed = restriction.apply(
      to: text, inserted: editing.insertion, keeping: [selected.lowerBound, selected.upperBound], using: analyzer)
    let before = stateBeforeEdit
    guard
      restriction.matches(allowed.text, from: before.map { readText(of: $0.text) }, inserts: !editing.insertion.isEmpty)
    else {
      editing.setText(before?.text ?? AttributedText(""))
      if let before { editing.select(before.selectedRange, affinity: before.affinity, using: analyzer) }
      return
    }
    guard allowed.text.utf16 != text.utf16 else { return }
    editing.setText(withStandIns(allowed.text))
    editing.select(allowed.places[0]..<allowed.places[1], affinity: affinity, using: analyzer)
  }
}
