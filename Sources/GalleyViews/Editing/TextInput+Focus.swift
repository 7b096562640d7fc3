extension TextInput {
  /// Whether the view has the focus. UIKit counterpart: `isFirstResponder`.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Whether the view is being edited: it has the focus and its text may be changed. False already when `…DidEndEditing`
  /// is called. UIKit counterpart: UITextField's `isEditing`.
  public var isEditing: Bool { editor.view.session.isEditing }

  /// Whether the view could take the focus: a field that is enabled, a text view that can be edited or selected, in a
  /// window. UIKit counterpart: `canBecomeFirstResponder`.
  public var canBecomeFirstResponder: Bool { window != nil && editor.view.allowsFocus }

  /// Begins editing: asks the delegate, ends editing elsewhere in the window if that is allowed, lets the keyboard come,
  /// removes the text of a field that `clearsOnBeginEditing`, and tells delegate, observers and actions, in this order
  /// (documented, reference E.4). The caret of a field goes to its end. UIKit counterpart: `becomeFirstResponder()`.
  /// - Returns: whether the view has the focus. A view outside of a window never gets it.
  @discardableResult public func becomeFirstResponder() -> Bool { editor.view.takeFocus() }

  /// Ends editing, if the delegate agrees: what is marked is committed, the keyboard goes, and delegate, observers and
  /// actions are told. UIKit counterpart: `resignFirstResponder()`.
  /// - Returns: whether the view is without the focus.
  @discardableResult public func resignFirstResponder() -> Bool { editor.view.giveUpFocus() }
}

extension View {
  /// Ends editing in this view or one that it holds.
  /// - Parameter force: whether it ends even if the delegate, which is asked, is against it.
  /// - Returns: whether a view gave up the focus. UIKit counterpart: `endEditing(_:)`.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isDescendant(of: self) else { return false }
    return responder.editor.view.giveUpFocus(isForced: force)
  }
}
