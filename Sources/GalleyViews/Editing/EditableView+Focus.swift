import GalleyText

/// The focus: how editing begins and ends (rule: editing-order).
extension EditableView {
  /// Begins editing and returns true if the view then has the focus. Checks permission, ends
  /// editing elsewhere, takes the focus, shows the keyboard, and reports.
  func takeFocus() -> Bool {
    guard let window, allowsFocus else { return false }
    if window.focused === self { return true }
    // A text view that can only be selected takes the focus without asking or reporting.
    let begins = acceptsChanges
    if window.focusOrder == .asksNewFirst, begins, !shouldBeginEditing() { return false }
    let old = window.focused
    if let old = old as? any EditableView, !old.resign(for: .successor) { return false }
    let mayBegin = window.focusOrder == .asksNewFirst || !begins || shouldBeginEditing()
    // The delegate may have moved the focus, or this view.
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

  /// Shows the keyboard for the view, which already has the focus, and reports that editing began.
  /// Returns false if the view has lost the focus meanwhile, otherwise true.
  private func begin(in window: Window) -> Bool {
    // The caret's position must be known before the keyboard avoids it.
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

  /// Resigns the focus through `resignFirstResponder()`, which subclasses may override.
  ///
  /// If forced, a subclass that refuses loses the focus all the same.
  /// - Returns: True if the view no longer has the focus.
  func resign(for reason: EditingSession.Departure) -> Bool {
    guard let window, window.focused === self else { return true }
    session.departure = reason
    resignFirstResponder()
    session.departure = .own
    guard window.focused === self else { return true }
    return reason == .force && giveUpFocus(for: .force)
  }

  /// Ends editing: checks permission, commits marked text, hides the keyboard unless another view
  /// takes it over, resigns the focus, and reports.
  /// - Parameter reason: `force` ignores the answer (rule: editing-forced-end); nil uses the reason passed to `resign`.
  /// - Returns: True if the view no longer has the focus.
  func giveUpFocus(for reason: EditingSession.Departure? = nil) -> Bool {
    guard let window, window.focused === self else { return true }
    let reason = reason ?? session.departure
    if !session.isLeaving {
      if session.isEditing, !shouldEndEditing(), reason != .force { return false }
      commitMarkedText()
      guard window.focused === self else { return true }
    } else if reason != .successor {
      // An observer of the keyboard ends editing again while it is already ending.
      return true
    }
    session.isLeaving = true
    let wasEditing = session.isEditing
    var hasLeft = false
    let leave = {
      window.focused = nil
      self.session = EditingSession()
      hasLeft = true
      self.editingChanged()
    }
    if reason == .successor { leave() } else { window.hideKeyboard(of: self, leave: leave) }
    // If an observer gave the focus to another view, this view has already reported.
    if hasLeft, wasEditing { reportEnd() }
    return window.focused !== self
  }

  /// Ends or begins editing in the view with the focus, after permissions to edit have changed.
  ///
  /// Editing that is no longer allowed ends whatever the delegate answers, as in a UITextField that is disabled. A view
  /// with the focus that becomes editable begins editing.
  func permissionsChanged() {
    guard let window, window.focused === self else { return }
    if session.isEditing ? !acceptsChanges : !allowsFocus {
      _ = resign(for: .force)
    } else if acceptsChanges, !session.isEditing, shouldBeginEditing(), window.focused === self {
      _ = begin(in: window)
    }
  }
}
