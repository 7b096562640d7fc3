/// An object that is asked and informed about the editing of a text field.
///
/// Every method is optional; without an implementation, a question is answered with true. UIKit counterpart:
/// UITextFieldDelegate, whose methods have the same names (rule: field-delegate). Ranges are UTF-16 offsets.
///
/// The delegate is called only for the user's changes; setting `text` or `attributedText` makes no calls.
public protocol TextFieldDelegate: AnyObject {
  /// Returns true if editing may begin. If it returns false, nothing changes.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing began, when the field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns true if editing may end.
  ///
  /// The result is advice: editing ends regardless if the field leaves its window, or by `endEditing(true)`.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ended. An implementation replaces `textFieldDidEndEditing(_:)`, which is
  /// then not called.
  ///
  /// The default implementation calls that method.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Returns true if `string` may replace `range` of the text.
  ///
  /// It is called once for each text that the user types, deletes, pastes or marks, with the whole string. It is not
  /// called for text that an input method commits, although that sends the events of a change
  /// (rule: candidates-not-asked).
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// Called after the selection changed or the caret moved.
  ///
  /// During an edit it is called before the events of the change.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns true if the text may be cleared by the clear button, or when editing begins in a field
  /// with `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns true if the return key should have its default effect, which is to send
  /// `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true, so that editing may begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing. This is the default implementation.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true, so that editing may end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Calls `textFieldDidEndEditing(_:)`, the method without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing. This is the default implementation.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true, so that all changes are allowed.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Does nothing. This is the default implementation.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true, so that the text may be cleared.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true, so that the return key has its default effect.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// The reason why editing ended. UIKit counterpart: UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: String, Hashable, Sendable, CaseIterable {
    /// The text is kept. On iOS, this is always the reason.
    case committed
    /// The text is discarded. This happens only on tvOS.
    case cancelled
  }

  /// The name of the notification that is posted with the field after editing began. UIKit
  /// counterpart: the constant with the same name.
  public static let textDidBeginEditingNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification that is posted with the field after the user changed the text.
  /// UIKit counterpart: the constant with the same name.
  public static let textDidChangeNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidChangeNotification")
  /// The name of the notification that is posted with the field after editing ended. UIKit
  /// counterpart: the constant with the same name.
  public static let textDidEndEditingNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidEndEditingNotification")
}
