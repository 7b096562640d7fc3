/// The delegate of the editing of a text view. Every method is optional; without it, a question counts as answered with
/// true. UIKit counterpart: UITextViewDelegate, whose methods have the same names (rule: text-view-delegate). Ranges
/// are UTF-16 offsets. Text that code sets with `text` or `attributedText` makes no calls
/// (rule: text-view-setter-silent).
public protocol TextViewDelegate: AnyObject {
  /// Returns true if editing may begin; false leaves everything as it is.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Editing began: the view has the focus.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns true if editing may end. The answer is advice, as in a text field.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns true if `text` may replace `range`. Asked once for whatever the user types, deletes, pastes or marks, with
  /// the whole string; the return key is a line feed. Not asked for what an input method commits.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// The selection changed, or the caret moved: by editing too, and then before `textViewDidChange(_:)`.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Editing may begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Editing may end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Any change is welcome.
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
