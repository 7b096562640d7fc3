/// The editing delegate of a text field.
///
/// Every method is optional; without an implementation, a question is answered with true. UIKit counterpart:
/// UITextFieldDelegate, whose methods have the same names (rule: field-delegate). Ranges are UTF-16 offsets.
///
/// The delegate is called only for the user's changes; setting `text` or `attributedText` makes no calls.
public protocol TextFieldDelegate: AnyObject {
  /// Returns true if editing may begin; false leaves everything unchanged.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing began: the field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns true if editing may end.
  ///
  /// The result is advice: editing ends regardless if the field leaves its window, or by `endEditing(true)`.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ended, in place of `textFieldDidEndEditing(_:)`.
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
  /// Returns true if the text may be cleared: by the clear button, or because editing begins and the field has
  /// `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns true if the return key should have its default effect: it sends `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true: editing may begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true: editing may end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true: any change is allowed.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true: the text may be cleared.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true: the return key has its default effect.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// A reason why editing ended. UIKit counterpart: UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: String, Hashable, Sendable, CaseIterable {
    /// The text is kept; on iOS always the case.
    case committed
    /// The text is discarded; this only happens on tvOS.
    case cancelled
  }

  /// Posted after editing began, with the field. UIKit counterpart: the constant of this name.
  public static let textDidBeginEditingNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text, with the field. UIKit counterpart: the constant of this name.
  public static let textDidChangeNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidChangeNotification")
  /// Posted after editing ended, with the field. UIKit counterpart: the constant of this name.
  public static let textDidEndEditingNotification = WindowNotification.Name(
    rawValue: "UITextFieldTextDidEndEditingNotification")
}
