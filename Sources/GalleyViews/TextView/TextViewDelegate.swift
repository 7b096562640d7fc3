/// An object that is asked and informed about the editing of a text view.
///
/// Every method is optional; without an implementation, a question is answered with true. UIKit counterpart:
/// UITextViewDelegate, whose methods have the same names (rule: text-view-delegate). Ranges are UTF-16 offsets. Setting
/// `text` or `attributedText` makes no calls (rule: text-view-setter-silent).
public protocol TextViewDelegate: AnyObject {
  /// Returns true if editing may begin. If it returns false, nothing changes.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after editing began, when the view has the focus.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns true if editing may end. After a result of false, editing can still be forced to end,
  /// as in a text field.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns true if `text` may replace `range` of the text.
  ///
  /// It is called once for each text that the user types, deletes, pastes or marks, with the whole string; for the
  /// return key the string is a line feed. It is not called for text that an input method commits.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection changed or the caret moved. During an edit it is called before `textViewDidChange(_:)`.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true, so that editing may begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing. This is the default implementation.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true, so that editing may end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing. This is the default implementation.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true, so that all changes are allowed.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing. This is the default implementation.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing. This is the default implementation.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

extension TextView {
  /// The name of the notification that is posted with the view after editing began. UIKit
  /// counterpart: the constant with the same name.
  public static let textDidBeginEditingNotification = WindowNotification.Name(
    rawValue: "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification that is posted with the view after the user changed the text.
  /// UIKit counterpart: the constant with the same name.
  public static let textDidChangeNotification = WindowNotification.Name(rawValue: "UITextViewTextDidChangeNotification")
  /// The name of the notification that is posted with the view after editing ended. UIKit
  /// counterpart: the constant with the same name.
  public static let textDidEndEditingNotification = WindowNotification.Name(
    rawValue: "UITextViewTextDidEndEditingNotification")
}
