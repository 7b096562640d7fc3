import GalleyText

extension TextField {
  /// Takes away what the restriction refuses, as part of the user's edit: there is one report of the change, after it.
  /// While an input method composes everything stays; the end of composition is an edit like any other (reference E.10).
  final func restrictText() {
    guard let restriction, editing.markedRange == nil else { return }
    let allowed = restriction.apply(
      to: editing.text, caret: editing.selectedRange.upperBound, using: analyzer)
    guard allowed.text.utf16 != editing.text.utf16 else { return }
    editing.setText(allowed.text)
    editing.select(allowed.caret..<allowed.caret, using: analyzer)
  }
}
