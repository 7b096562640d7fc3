import GalleyBase
import GalleyText

/// A view whose text can be edited: `TextField` and `TextView`. UIKit counterpart: UITextInput and UIKeyInput, with
/// their names; positions and ranges are UTF-16 offsets instead of objects.
///
/// Every change works as if a user made it: the delegate is asked and may refuse, the change is made, and delegate,
/// observers and actions get reports, in UIKit's order. The window's `trace` records all of it as text.
///
///     window.addSubview(field)
///     field.becomeFirstResponder()
///     field.insertText("a")
///     print(window.trace.text)
///
/// The four functions declared here are open in both classes, and keys go through them. Neither ranges nor the caret
/// ever split a grapheme cluster: an offset inside one is moved to its edge. Only the library's own views conform.
public protocol TextInput: TextShowing {
  /// The text, what is selected of it, and what is marked.
  var editing: TextEditingState { get }
  /// The editor of the text.
  var editor: TextEditor { get }

  /// Begins editing: asks the delegate, ends editing elsewhere in the window if that is allowed, shows the keyboard,
  /// reports to delegate, observers and actions, and removes the text of a field that `clearsOnBeginEditing`, in this
  /// order (rule: editing-order). The caret of a field goes to its end, and a text view scrolls to its own. A text view
  /// that can only be selected has no keyboard. UIKit counterpart: `becomeFirstResponder()`.
  /// - Returns: True if the view has the focus. A view outside of a window never gets it.
  @discardableResult func becomeFirstResponder() -> Bool

  /// Ends editing, if the delegate agrees: marked text is committed, the keyboard goes, and delegate, observers and
  /// actions get their reports. UIKit counterpart: `resignFirstResponder()`.
  /// - Returns: True if the view is without the focus.
  @discardableResult func resignFirstResponder() -> Bool

  /// Inserts text as a keyboard does, in the place of the selection: the delegate is asked once, whatever the length.
  /// It takes the place of marked text without a question, as a candidate of an input method does
  /// (rule: candidates-not-asked). It replaces the whole text if `clearsOnInsertion` says so, or in a secure field that
  /// has just got the focus again. A line end alone, `\n`, `\r` or both, is the return key. Works without the focus, as
  /// on UIKit. UIKit counterpart: `insertText(_:)`.
  func insertText(_ text: String)

  /// Deletes the selection, or the grapheme cluster before the caret; in a secure field that has just got the focus
  /// again all text. At the beginning nothing happens. UIKit counterpart: `deleteBackward()`.
  func deleteBackward()
}

/// The editor of a view's text. Only the library's own views have one.
public struct TextEditor {
  /// The view.
  let view: any EditableView
}

/// A view that editing changes.
protocol EditableView: TextInput, Responder {
  var editing: TextEditingState { get set }
  var session: EditingSession { get set }
  var inputViews: InputViews { get set }

  // MARK: What the view allows

  /// True if the view may have the focus at all.
  var allowsFocus: Bool { get }
  /// True if its text may be changed.
  var acceptsChanges: Bool { get }
  /// True if pasted text keeps its attributes.
  var allowsEditingTextAttributes: Bool { get }
  /// True if the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get set }

  // MARK: Questions to the delegate

  /// Returns true if editing may begin.
  func shouldBeginEditing() -> Bool
  /// Returns true if editing may end.
  func shouldEndEditing() -> Bool
  /// Returns true if a part of the text may be replaced.
  func shouldReplace(_ range: Range<Int>, with replacement: String) -> Bool
  /// Returns true if all text may be removed at once.
  func shouldClear() -> Bool

  // MARK: Reports

  /// Notes the text before a change by the user.
  func noteTextBeforeEdit()
  /// Removes what the restriction refuses, after a change by the user or the end of composition and before any report.
  /// All input passes here.
  func restrictText()
  /// Prepares the view, which has the focus, before the report that editing began.
  func editingBegins()
  /// Follows up on the reports that editing began.
  func editingBegan()
  /// Reports that editing began.
  func reportBegin()
  /// Reports that the user changed the text.
  func reportChange()
  /// Reports that the selection changed.
  func reportSelection()
  /// Reports that editing ended.
  func reportEnd()

  /// Updates what shows after any change of text or selection.
  func editingChanged()
  /// The return key.
  func returnKeyPressed()

  // MARK: What shows

  /// True if the characters are kept secret.
  var isSecure: Bool { get }
  /// The rectangle of the caret at an offset of the text.
  func caretRect(at offset: Int, affinity: TextAffinity) -> Rect
  /// The same, moved to where all of it shows.
  func drawnCaret(_ rect: Rect) -> Rect
  /// Returns false where an end of the selection is out of sight, though the view does not cut there.
  func showsHandle(at x: Double) -> Bool
  /// The offset in the displayed text that stands for `offset` in the text.
  func displayedOffset(of offset: Int) -> Int
  /// The offset in the text that `offset` in the displayed text stands for.
  func offset(ofDisplayed offset: Int) -> Int
}

extension EditableView {
  func loseFocus() { _ = resign(for: .force) }
  func availableSpaceChanged() {
    if session.isEditing { editingChanged() }
  }
  func noteTextBeforeEdit() {}
  func restrictText() {}
  func editingBegan() {}
  var isSecure: Bool { false }
  func drawnCaret(_ rect: Rect) -> Rect { rect }
  func showsHandle(at x: Double) -> Bool { true }
  func displayedOffset(of offset: Int) -> Int { offset }
  func offset(ofDisplayed offset: Int) -> Int { offset }
}
