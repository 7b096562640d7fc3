extension TextInput {
  /// True if the view has the focus. UIKit counterpart: `isFirstResponder`.
  public var isFirstResponder: Bool { window?.focused === self }

  /// True if the view has the focus and its text may be changed.
  ///
  /// It is already false when `…DidEndEditing` is called. UIKit counterpart: UITextField's `isEditing`.
  public var isEditing: Bool { editor.view.session.isEditing }

  /// True if the view can take the focus. It must be in a window and be an enabled text field, or a
  /// text view that can be edited or selected.
  ///
  /// UIKit counterpart: `canBecomeFirstResponder`.
  public var canBecomeFirstResponder: Bool { window != nil && editor.view.allowsFocus }
}

extension Window {
  /// The text field or text view that has the focus; nil if there is none. UIKit counterpart: the
  /// first responder.
  public var firstResponder: (any TextInput)? { focused as? any TextInput }
}

extension View {
  /// Ends editing in this view or in one of its subviews, through `resignFirstResponder()`.
  /// - Parameter force: True if it should end even if the delegate, which is asked, refuses.
  /// - Returns: True if a view gave up the focus. UIKit counterpart: `endEditing(_:)`.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isDescendant(of: self) else { return false }
    return responder.editor.view.resign(for: force ? .force : .own)
  }
}
