import GalleyBase
import GalleyText

extension TextView: EditableView {
  /// The editor of the view's text.
  public final var editor: TextEditor { TextEditor(view: self) }

  final var allowsFocus: Bool { isEditable || isSelectable }
  final var acceptsChanges: Bool { isEditable }

  final func shouldBeginEditing() -> Bool {
    ask("textViewShouldBeginEditing") { delegate?.textViewShouldBeginEditing(self) }
  }

  final func shouldEndEditing() -> Bool {
    ask("textViewShouldEndEditing") { delegate?.textViewShouldEndEditing(self) }
  }

  final func shouldReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    ask("textView(shouldChangeTextIn: \(range), replacementText: \(replacement.quotedInTrace))") {
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    }
  }

  /// Asks the delegate whether all text may be removed. A text view has no clear button, so this is
  /// a change like any other.
  final func shouldClear() -> Bool { shouldReplace(0..<editing.count, with: "") }

  /// Does nothing. As in UITextView, the selection does not move when editing begins.
  final func editingBegins() {}

  final func reportBegin() {
    window?.trace.append("textViewDidBeginEditing", by: self)
    delegate?.textViewDidBeginEditing(self)
    window?.post(WindowNotification(name: TextView.textDidBeginEditingNotification, object: self))
  }

  final func reportChange() {
    window?.trace.append("textViewDidChange", by: self)
    delegate?.textViewDidChange(self)
    window?.post(WindowNotification(name: TextView.textDidChangeNotification, object: self))
  }

  final func reportSelection() {
    window?.trace.append("textViewDidChangeSelection \(editing.selectedRange)", by: self)
    delegate?.textViewDidChangeSelection(self)
  }

  final func reportEnd() {
    window?.trace.append("textViewDidEndEditing", by: self)
    delegate?.textViewDidEndEditing(self)
    window?.post(WindowNotification(name: TextView.textDidEndEditingNotification, object: self))
  }

  final func editingChanged() {
    guard isFirstResponder else { return }
    scrollSelectionToVisible()
    window?.makeRoomForCaret()
  }

  /// The visible part of the caret, which the keyboard must not cover. It is not the whole view,
  /// since the view may be as high as the screen (our choice).
  final var rectToShow: Rect {
    let caret = caretRect(for: editing.selectedRange.upperBound)
    let top = min(max(caret.minY, bounds.minY), bounds.maxY)
    let bottom = min(max(caret.maxY, top), bounds.maxY)
    return Rect(x: caret.minX, y: top, width: caret.width, height: bottom - top)
  }

  final func returnKeyPressed() { insert("\n") }
}
