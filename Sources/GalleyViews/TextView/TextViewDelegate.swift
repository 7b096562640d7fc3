/// The editing delegate of a text view.
///
/// Every method is optional; without an implementation, a question is answered with true. UIKit counterpart:
/// UITextViewDelegate, whose methods have the same names (rule: text-view-delegate). Ranges are UTF-16 offsets. Setting
/// `text` or `attributedText` makes no calls (rule: text-view-setter-silent).
public protocol TextViewDelegate: AnyObject {
  /// Returns true if editing may begin; false leaves everything unchanged.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after editing began: the view has the focus.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns true if editing may end. The result is advice, as in a text field.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns true if `text` may replace `range`.
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
  /// Returns true: editing may begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true: editing may end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true: any change is allowed.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

extension TextView {
  /// Posted after editing began, with the view. UIKit counterpart: the constant of this name.
  public static let textDidBeginEditingNotification = WindowNotification.Name(
    rawValue: "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text, with the view. UIKit counterpart: the constant of this name.
  public static let textDidChangeNotification = WindowNotification.Name(rawValue: "UITextViewTextDidChangeNotification")
  /// Posted after editing ended, with the view. UIKit counterpart: the constant of this name.
  public static let textDidEndEditingNotification = WindowNotification.Name(
    rawValue: "UITextViewTextDidEndEditingNotification")
}
