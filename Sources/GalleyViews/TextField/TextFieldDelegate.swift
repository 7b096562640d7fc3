/// The delegate of the editing of a text field. Every method is optional; without it, a question counts as answered
/// with true. UIKit counterpart: UITextFieldDelegate, whose methods have the same names (rule: field-delegate). Ranges
/// are UTF-16 offsets.
///
/// The delegate is asked before the user's changes only; setting `text` or `attributedText` makes no calls.
public protocol TextFieldDelegate: AnyObject {
  /// Returns true if editing may begin; false leaves everything as it is.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Editing began: the field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns true if editing may end. The answer is advice: a field that leaves its window, or is made to end with
  /// `endEditing(true)`, ends whatever it is.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Editing ended. Called in place of `textFieldDidEndEditing(_:)`, which it calls unless implemented.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Returns true if `string` may replace `range` of the text. Asked once for whatever the user types, deletes, pastes
  /// or marks, with the whole string; not for what an input method commits, which does fire the events of a change
  /// (rule: candidates-not-asked).
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// The selection changed, or the caret moved: by editing too, and then before the events of the change.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns true if the text may be removed: by the clear button, or since editing begins and the field
  /// `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns true if the return key does what it does by itself: it sends `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Editing may begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Editing may end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Any change is welcome.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// The text may be removed.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// The return key does what it does by itself.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// A reason for the end of editing. UIKit counterpart: UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: String, Hashable, Sendable, CaseIterable {
    /// The text stands as it is: always, on iOS.
    case committed
    /// The text was given up, which only happens on tvOS.
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
