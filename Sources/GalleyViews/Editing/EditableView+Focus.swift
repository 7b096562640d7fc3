import GalleyText

/// The focus: how editing begins and ends (documented, reference E.4; where folklore had to help, it says so).
extension EditableView {
  /// Asks whether editing may begin, ends it elsewhere, takes the focus, lets the keyboard follow, and tells everybody.
  func takeFocus() -> Bool {
    guard let window, allowsFocus else { return false }
    if window.firstResponder === self { return true }
    // A text view that can only be selected takes the focus without a word.
    let begins = acceptsChanges
    if window.focusOrder == .asksNewFirst, begins, !shouldBeginEditing() { return false }
    let old = window.firstResponder
    if let old, !old.editor.view.giveUpFocus(to: self) { return false }
    if window.focusOrder == .endsOldFirst, begins, !shouldBeginEditing() {
      if old != nil, window.firstResponder == nil { window.keyboardFollowsFocus(from: old, to: nil) }
      return false
    }
    // Whoever was asked or told may have moved the focus, or this view.
    guard window.firstResponder == nil, self.window === window else { return window.firstResponder === self }
    window.firstResponder = self
    session = EditingSession()
    session.lastActivity = window.time
    window.keyboardFollowsFocus(from: old, to: self)
    guard begins, window.firstResponder === self else { return window.firstResponder === self }
    session.isEditing = true
    editingBegins()
    editingChanged()
    reportBegin()
    return true
  }

  /// Asks whether editing may end, commits what is marked, gives up the focus, lets the keyboard go unless `next` takes
  /// over, and tells everybody.
  /// - Parameter isForced: the answer is asked for and does not count (reference E.4).
  /// - Returns: whether the view is without the focus.
  func giveUpFocus(to next: (any EditableView)? = nil, isForced: Bool = false) -> Bool {
    guard let window, window.firstResponder === self else { return true }
    if session.isEditing, !shouldEndEditing(), !isForced { return false }
    commitMarkedText()
    guard window.firstResponder === self else { return true }
    window.firstResponder = nil
    let wasEditing = session.isEditing
    session = EditingSession()
    editingChanged()
    if next == nil { window.keyboardFollowsFocus(from: self, to: nil) }
    if wasEditing { reportEnd() }
    return true
  }
}
