import GalleyBase
import GalleyText

/// A view whose text can be edited: `TextField` and `TextView`. UIKit counterpart: UITextInput and UIKeyInput, with their
/// names; positions and ranges are UTF-16 offsets instead of objects.
///
/// All that happens here happens as if a user did it: delegates are asked and may refuse, the change is made, and
/// delegates, observers and actions are told, in UIKit's order; the window's `trace` has it all as text.
///
///     window.addSubview(field)
///     field.becomeFirstResponder()
///     field.insertText("a")
///     print(window.trace.text)
///
/// The four functions that are named here are open in both classes; a key that a user presses goes through them.
/// Neither ranges nor the caret ever split a grapheme cluster: what points inside one is moved to its edge. Only the
/// library's own views conform.
public protocol TextInput: TextShowing {
  /// The text, what is selected of it, and what is marked.
  var editing: TextEditingState { get }
  /// What edits it.
  var editor: TextEditor { get }

  /// Begins editing: asks the delegate, ends editing elsewhere in the window if that is allowed, lets the keyboard come,
  /// tells delegate, observers and actions, and removes the text of a field that `clearsOnBeginEditing`, in this order
  /// (documented, reference E.4). The caret of a field goes to its end, and a text view scrolls to its own. A text view
  /// that can only be selected has no keyboard. UIKit counterpart: `becomeFirstResponder()`.
  /// - Returns: whether the view has the focus. A view outside of a window never gets it.
  @discardableResult func becomeFirstResponder() -> Bool

  /// Ends editing, if the delegate agrees: what is marked is committed, the keyboard goes, and delegate, observers and
  /// actions are told. UIKit counterpart: `resignFirstResponder()`.
  /// - Returns: whether the view is without the focus.
  @discardableResult func resignFirstResponder() -> Bool

  /// Inserts text as a keyboard does, in the place of the selection: the delegate is asked once, whatever the length. It
  /// takes the place of marked text without a question, as a candidate of an input method does (folklore, reference E.7).
  /// It replaces the whole text if `clearsOnInsertion` says so, or in a secure field that has just got the focus again.
  /// A line end alone, `\n`, `\r` or both, is the return key. Works without the focus, as on UIKit. UIKit counterpart: `insertText(_:)`.
  func insertText(_ text: String)

  /// Deletes the selection, or the grapheme cluster before the caret; in a secure field that has just got the focus again
  /// all text. At the beginning nothing happens and nobody is asked. UIKit counterpart: `deleteBackward()`.
  func deleteBackward()
}

/// What edits a view's text by UIKit's rules. Only the library's own views have one.
public struct TextEditor {
  /// The view.
  let view: any EditableView
}

/// What editing needs to know of a view, and tells it.
protocol EditableView: TextInput, Responder {
  var editing: TextEditingState { get set }
  var session: EditingSession { get set }
  var inputViews: InputViews { get set }

  // MARK: What the view allows

  /// Whether the view may have the focus at all.
  var allowsFocus: Bool { get }
  /// Whether its text may be changed.
  var acceptsChanges: Bool { get }
  /// Whether pasted text keeps its attributes.
  var allowsEditingTextAttributes: Bool { get }
  /// Whether the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get set }

  // MARK: Questions to the delegate

  /// Whether editing may begin.
  func shouldBeginEditing() -> Bool
  /// Whether editing may end.
  func shouldEndEditing() -> Bool
  /// Whether a part of the text may be replaced.
  func shouldReplace(_ range: Range<Int>, with replacement: String) -> Bool
  /// Whether all text may be removed at once.
  func shouldClear() -> Bool

  // MARK: Reports

  /// A user is about to change the text.
  func noteTextBeforeEdit()
  /// A user changed the text or ended composition, and nobody knows yet: what must not stay in the text goes. Every way
  /// by which text enters comes here before it is told of.
  func restrictText()
  /// Has the focus, but nobody knows yet that editing began.
  func editingBegins()
  /// Everybody knows that editing began.
  func editingBegan()
  /// To all who want to know that editing began.
  func reportBegin()
  /// To all who want to know that the user changed the text.
  func reportChange()
  /// To all who want to know that the selection changed.
  func reportSelection()
  /// To all who want to know that editing ended.
  func reportEnd()

  /// The text or its selection changed, by whomever: what shows must follow.
  func editingChanged()
  /// The return key.
  func returnKeyPressed()

  // MARK: What shows

  /// Whether the characters are kept secret.
  var isSecure: Bool { get }
  /// Where the caret is drawn at an offset of the text.
  func caretRect(at offset: Int, affinity: TextAffinity) -> Rect
  /// The same, moved to where all of it shows.
  func drawnCaret(_ rect: Rect) -> Rect
  /// Returns false where an end of the selection is out of sight, though the view does not cut there.
  func showsHandle(at x: Double) -> Bool
  /// Where the text that is laid out has what stands for the text at `offset`.
  func displayedOffset(of offset: Int) -> Int
  /// Which offset of the text the laid out text's `offset` stands for.
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
