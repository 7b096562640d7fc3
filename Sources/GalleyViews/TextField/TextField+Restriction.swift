import GalleyText

extension TextField {
  /// Keeps what the field looks like before an edit, or before composition began, if a pattern may want it back.
  final func noteTextBeforeEdit() {
    if editing.markedRange == nil { stateBeforeEdit = restriction?.pattern == nil ? nil : editing }
  }

  /// Takes away what the restriction refuses, as part of the user's edit: there is one report of the change, after it.
  /// While an input method composes everything stays; the end of composition is an edit like any other
  /// (rule: field-restriction). No-break spaces that stand in for spaces are looked at as those.
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
