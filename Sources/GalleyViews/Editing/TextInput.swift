import GalleyBase
import GalleyText

/// A view whose text the user can edit: `TextField` and `TextView`.
///
/// UIKit counterpart: UITextInput and UIKeyInput, with their names; positions and ranges are UTF-16 offsets instead of
/// objects.
///
/// Every change works as if a user made it: it asks the delegate, which may refuse, changes the text, and then informs
/// delegate, observers and actions in UIKit's order. The window's `trace` records all of it as text.
///
///     window.addSubview(field)
///     field.becomeFirstResponder()
///     field.insertText("a")
///     print(window.trace.text)
///
/// The four functions declared here are open in both classes, and keys call them. Neither ranges nor the caret ever
/// split a grapheme cluster: an offset inside one moves to its edge. Only the library's own views conform.
public protocol TextInput: TextShowing {
  /// The text with its selection and marked text.
  var editing: TextEditingState { get }
  /// The editor of the text. Only the library can create editors.
  var editor: TextEditor { get }

  /// Begins editing (rule: editing-order). First the delegate is asked, then editing ends elsewhere
  /// in the window if that is allowed. Then the keyboard is shown, and delegate, observers and
  /// actions are informed. A field with `clearsOnBeginEditing` is cleared.
  ///
  /// The caret of a field moves to its end, and a text view scrolls to its caret. A text view that can only be selected
  /// has no keyboard. UIKit counterpart: `becomeFirstResponder()`.
  /// - Returns: True if the view has the focus. A view outside a window never gets it.
  @discardableResult func becomeFirstResponder() -> Bool

  /// Ends editing if the delegate allows it. Commits marked text, hides the keyboard, and informs
  /// delegate, observers and actions.
  ///
  /// UIKit counterpart: `resignFirstResponder()`.
  /// - Returns: True if the view no longer has the focus.
  @discardableResult func resignFirstResponder() -> Bool

  /// Inserts text over the selection as a keyboard does. The delegate is asked once, regardless of
  /// the length.
  ///
  /// It replaces marked text without asking, like a candidate of an input method (rule: candidates-not-asked). It
  /// replaces the whole text if `clearsOnInsertion` is set, or in a secure field that got the focus again. A single
  /// line end, `\n`, `\r` or both, acts as the return key. It works without the focus, as in UIKit. UIKit counterpart:
  /// `insertText(_:)`.
  func insertText(_ text: String)

  /// Deletes the selection or the grapheme cluster before the caret. In a secure field that got the
  /// focus again, deletes all text.
  ///
  /// At the beginning nothing happens. UIKit counterpart: `deleteBackward()`.
  func deleteBackward()
}

/// The editor of a view's text. Only views of the library have an editor.
public struct TextEditor {
  /// The view whose text is edited.
  let view: any EditableView
}

/// A view whose text can be changed by the functions of its extensions, as a user edits it.
protocol EditableView: TextInput, Responder {
  var editing: TextEditingState { get set }
  var session: EditingSession { get set }
  var inputViews: InputViews { get set }

  // MARK: What the view allows

  /// True if the view may take the focus.
  var allowsFocus: Bool { get }
  /// True if the user may change the text.
  var acceptsChanges: Bool { get }
  /// True if pasted text keeps its attributes.
  var allowsEditingTextAttributes: Bool { get }
  /// True if the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get set }

  // MARK: Questions to the delegate

  /// Returns true if the delegate allows editing to begin.
  func shouldBeginEditing() -> Bool
  /// Returns true if the delegate allows editing to end.
  func shouldEndEditing() -> Bool
  /// Returns true if the delegate allows a range of the text to be replaced.
  func shouldReplace(_ range: Range<Int>, with replacement: String) -> Bool
  /// Returns true if the delegate allows all text to be removed at once, as the clear button does.
  func shouldClear() -> Bool

  // MARK: Reports

  /// Stores the text when the user is about to change it.
  func noteTextBeforeEdit()
  /// Removes text that the view's `TextRestriction` refuses. It is called after a change by the
  /// user or the end of composition, before anything is reported.
  ///
  /// All input passes here.
  func restrictText()
  /// Prepares the view, which has the focus, before it is reported that editing began.
  func editingBegins()
  /// Completes the beginning of editing after it was reported.
  func editingBegan()
  /// Reports to delegate, observers and actions that editing began.
  func reportBegin()
  /// Reports to delegate, observers and actions that the user changed the text.
  func reportChange()
  /// Reports to the delegate that the selection changed.
  func reportSelection()
  /// Reports to delegate, observers and actions that editing ended.
  func reportEnd()

  /// Updates the display after a change of text or selection.
  func editingChanged()
  /// Performs the effect of the return key: a text field sends actions, and a text view inserts a
  /// line feed.
  func returnKeyPressed()

  // MARK: What shows

  /// True if the characters are hidden, as in a password field.
  var isSecure: Bool { get }
  /// Returns the rectangle of the caret at an offset of the text.
  func caretRect(at offset: Int, affinity: TextAffinity) -> Rect
  /// Returns the rectangle of the caret, moved so that it is wholly visible.
  func drawnCaret(_ rect: Rect) -> Rect
  /// Returns true if the selection handle at `x` is drawn. A handle is not drawn if that end of the
  /// selection is out of sight.
  func showsHandle(at x: Double) -> Bool
  /// Returns the offset in the displayed text that corresponds to `offset` in the text.
  func displayedOffset(of offset: Int) -> Int
  /// Returns the offset in the text that corresponds to `offset` in the displayed text.
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
