public import GalleyText
import GalleyUnicode

/// Editing as a user does it. The names are those of UIKeyInput and UITextInput.
extension TextInput {
  /// True if the text, including marked text, is not empty. UIKit counterpart: `hasText`.
  public var hasText: Bool { editing.count > 0 }

  /// The selection. An empty range is the caret.
  ///
  /// Setting it moves the caret or selects: ends beyond the text are clamped, and the range is widened to whole
  /// clusters. It informs the delegate if anything changed, and ends composition unless the new selection lies in the
  /// marked text. Nil selects nothing and leaves the caret at the end of the selection. The selection is kept without
  /// the focus. UIKit counterpart: `selectedTextRange`.
  public var selectedTextRange: Range<Int>? {
    get { editing.selectedRange }
    set { select(newValue ?? editing.selectedRange.upperBound..<editing.selectedRange.upperBound) }
  }

  /// Selects a range. The affinity determines the character to which a caret belongs, between two
  /// lines or text directions.
  public func select(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    editor.view.changeSelection(to: range, affinity: affinity)
  }

  /// Selects the whole text. UIKit counterpart: `selectAll(_:)`.
  public func selectAll() { select(0..<editing.count) }

  /// The range of the marked text; nil if no input method is composing. UIKit counterpart:
  /// `markedTextRange`.
  public var markedTextRange: Range<Int>? { editing.markedRange }

  /// Types text cluster by cluster. The delegate is asked and informed for each cluster.
  ///
  /// The display is laid out once, after the last key. UI tests have the same as `typeText(_:)`.
  public func typeText(_ text: String) {
    let units = Array(text.utf16)
    let clusters = unsafe units.withUnsafeBufferPointer { unsafe editor.view.analyzer.graphemeClusters(of: $0) }
    editor.view.inOneGo {
      for cluster in clusters { insertText(String(decoding: units[cluster], as: UTF16.self)) }
    }
  }

  /// Presses the delete key `count` times. The delegate is asked and informed for each press.
  ///
  /// The display is laid out once, after the last press.
  public func deleteBackward(times count: Int) {
    editor.view.inOneGo {
      for _ in 0..<max(0, count) { deleteBackward() }
    }
  }

  /// Presses the forward delete key `count` times. The delegate is asked and informed for each
  /// press.
  public func deleteForward(times count: Int) {
    editor.view.inOneGo {
      for _ in 0..<max(0, count) { deleteForward() }
    }
  }

  /// Commits marked text, then pastes text over the selection.
  ///
  /// The delegate is asked once, for the whole text (rule: paste-asks-once). UIKit counterpart: `paste(_:)` with a
  /// string on the pasteboard.
  public func paste(_ text: String) {
    editor.view.insertPasted(AttributedText(text, attributes: editing.typingAttributes))
  }

  /// Pastes text with its attributes. The attributes are dropped unless
  /// `allowsEditingTextAttributes` is true (rule: paste-drops-attributes).
  public func paste(_ text: AttributedText) { editor.view.insertPasted(text) }

  /// Deletes the selection or the grapheme cluster after the caret, like the forward delete key of
  /// a hardware keyboard.
  ///
  /// At the end nothing happens. UIKit has no name for it; AppKit counterpart: `deleteForward(_:)`.
  public func deleteForward() {
    let view = editor.view
    view.delete(editing.deletionRangeForward(using: view.analyzer))
  }

  /// Replaces a range of the text, widened to whole clusters, and moves the caret after the new
  /// text.
  ///
  /// It asks the delegate and ends composition. UIKit counterpart: `replace(_:withText:)`.
  public func replace(_ range: Range<Int>, withText text: String) {
    let view = editor.view
    guard view.acceptsChanges else { return }
    _ = view.change(range, to: AttributedText(text, attributes: editing.typingAttributes))
  }

  /// Returns the text of a range, widened to whole clusters. UIKit counterpart: `text(in:)`.
  public func text(in range: Range<Int>) -> String {
    let range = editing.clusterRange(range, using: editor.view.analyzer)
    return String(decoding: editing.text.utf16[range], as: UTF16.self)
  }

  /// Replaces the marked text, or the selection if no text is marked, with provisional text and
  /// marks it.
  ///
  /// The delegate is asked, and each change is reported while the text is composed (rule: marked-text). Empty text
  /// removes the marked text. UIKit counterpart: `setMarkedText(_:selectedRange:)`.
  /// - Parameter selectedRange: the selected part of `text`, counted from its start; nil puts the caret at its end.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>? = nil) {
    let count = text.utf16.count
    editor.view.mark(text, selectedRange: selectedRange ?? count..<count)
  }

  /// Ends composition and keeps the marked text; does nothing without marked text.
  ///
  /// It reports a change although the text is the same, because observers that ignore marked text have to see it now.
  /// UIKit counterpart: `unmarkText()`.
  public func unmarkText() { editor.view.commitMarkedText() }

  /// Presses the return key.
  ///
  /// While an input method composes, it only commits the marked text. In a field, it asks whether the key should have
  /// its default effect, sends `editingDidEndOnExit`, and gives up the focus if there is an action for that event
  /// (rule: return-key). In a text view it inserts a line feed.
  public func pressReturn() {
    if markedTextRange != nil { unmarkText() } else { editor.view.returnKeyPressed() }
  }

  /// Presses the clear button of a text field. All text is removed if the delegate allows it
  /// (rule: clear-button-asks).
  ///
  /// Without text nothing happens. A text view, which has no such button, deletes all text.
  public func clear() {
    let view = editor.view
    guard view.acceptsChanges, hasText, view.shouldClear() else { return }
    view.apply { $0.replace(0..<$0.count, with: "", using: view.analyzer) }
  }
}
