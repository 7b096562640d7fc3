import GalleyText

/// The focus: how editing begins and ends (documented, reference E.4; where folklore had to help, it says so).
extension EditableView {
  /// Asks whether editing may begin, ends it elsewhere, takes the focus, lets the keyboard follow, and tells everybody.
  func takeFocus() -> Bool {
    guard let window, allowsFocus else { return false }
    if window.focused === self { return true }
    // A text view that can only be selected takes the focus without a word.
    let begins = acceptsChanges
    if window.focusOrder == .asksNewFirst, begins, !shouldBeginEditing() { return false }
    let old = window.focused
    if let old = old as? any EditableView, !old.resign(for: .successor) { return false }
    let mayBegin = window.focusOrder == .asksNewFirst || !begins || shouldBeginEditing()
    // Whoever was asked or told may have moved the focus, or this view.
    guard mayBegin, window.focused == nil, self.window === window else {
      if old != nil, window.focused == nil { window.keyboardFollowsFocus(to: nil) }
      return window.focused === self
    }
    window.focused = self
    session = EditingSession()
    session.lastActivity = window.milliseconds
    if begins { return begin(in: window) }
    window.keyboardFollowsFocus(to: nil)
    return window.focused === self
  }

  /// Lets the keyboard follow the focus, which the view has, and tells everybody that editing began.
  private func begin(in window: Window) -> Bool {
    // What the keyboard must not cover is where the caret shows.
    editingChanged()
    window.keyboardFollowsFocus(to: self)
    guard window.focused === self else { return false }
    session.isEditing = true
    editingBegins()
    editingChanged()
    reportBegin()
    if session.isEditing { editingBegan() }
    return window.focused === self
  }

  /// Has the view give up the focus for another reason than that it is told so: through `resignFirstResponder()`, which
  /// subclasses override. One that refuses what is forced loses the focus all the same.
  /// - Returns: whether the view is without the focus.
  func resign(for reason: EditingSession.Departure) -> Bool {
    guard let window, window.focused === self else { return true }
    session.departure = reason
    resignFirstResponder()
    session.departure = .own
    guard window.focused === self else { return true }
    return reason == .force && giveUpFocus(for: .force)
  }

  /// Asks whether editing may end, commits what is marked, gives up the focus, lets the keyboard go unless another view
  /// takes over, and tells everybody.
  /// - Parameter reason: if it is force, the answer is asked for and does not count (reference E.4); nil is what `resign`
  ///   was told.
  /// - Returns: whether the view is without the focus.
  func giveUpFocus(for reason: EditingSession.Departure? = nil) -> Bool {
    guard let window, window.focused === self else { return true }
    let reason = reason ?? session.departure
    if session.isEditing, !shouldEndEditing(), reason != .force { return false }
    commitMarkedText()
    guard window.focused === self else { return true }
    window.focused = nil
    let wasEditing = session.isEditing
    session = EditingSession()
    editingChanged()
    if reason != .successor { window.keyboardFollowsFocus(to: nil) }
    if wasEditing { reportEnd() }
    return true
  }

  /// To be called when it changed what a user may do: editing that is not allowed any more ends, whatever the delegate
  /// says, as UIKit ends it in a field that is disabled (folklore). A view that has the focus and can be edited from now
  /// on begins to be.
  func permissionsChanged() {
    guard let window, window.focused === self else { return }
    if session.isEditing ? !acceptsChanges : !allowsFocus {
      _ = resign(for: .force)
    } else if acceptsChanges, !session.isEditing, shouldBeginEditing(), window.focused === self {
      _ = begin(in: window)
    }
  }
}
