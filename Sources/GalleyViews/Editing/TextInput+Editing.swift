public import GalleyText
import GalleyUnicode

/// Editing as a user does it. The names are those of UIKeyInput and UITextInput.
extension TextInput {
  /// True if there is any text, the marked part included. UIKit counterpart: `hasText`.
  public var hasText: Bool { editing.count > 0 }

  /// The selection; an empty range is the caret. Setting it moves the caret or selects: ends beyond the text become
  /// its end, and clusters are taken whole. It tells the delegate if anything changed, and ends composition unless the
  /// new selection lies in the marked text; nil selects nothing and leaves the caret where the selection ended. It is
  /// kept while the view is without the focus. UIKit counterpart: `selectedTextRange`.
  public var selectedTextRange: Range<Int>? {
    get { editing.selectedRange }
    set { select(newValue ?? editing.selectedRange.upperBound..<editing.selectedRange.upperBound) }
  }

  /// Selects, and says which character a caret between two lines or directions stands next to.
  public func select(_ range: Range<Int>, affinity: TextAffinity = .downstream) {
    editor.view.changeSelection(to: range, affinity: affinity)
  }

  /// Selects the whole text. UIKit counterpart: `selectAll(_:)`.
  public func selectAll() { select(0..<editing.count) }

  /// The marked text; nil if no input method is composing. UIKit counterpart: `markedTextRange`.
  public var markedTextRange: Range<Int>? { editing.markedRange }

  /// Types text cluster by cluster, each with its own question and reports. What shows is laid out once, after the last
  /// key. What a user does with the keys; UI tests call it `typeText(_:)`.
  public func typeText(_ text: String) {
    let units = Array(text.utf16)
    let clusters = unsafe units.withUnsafeBufferPointer { unsafe editor.view.analyzer.graphemeClusters(of: $0) }
    editor.view.inOneGo {
      for cluster in clusters { insertText(String(decoding: units[cluster], as: UTF16.self)) }
    }
  }

  /// Presses the delete key so many times, each with its own question and reports. What shows is laid out once, after
  /// the last time.
  public func deleteBackward(times count: Int) {
    editor.view.inOneGo {
      for _ in 0..<max(0, count) { deleteBackward() }
    }
  }

  /// Presses the forward delete key so many times, as `deleteBackward(times:)` does the delete key.
  public func deleteForward(times count: Int) {
    editor.view.inOneGo {
      for _ in 0..<max(0, count) { deleteForward() }
    }
  }

  /// Pastes text in the place of the selection; the delegate is asked once, with all of it (rule: paste-asks-once).
  /// What is marked is committed before. UIKit counterpart: `paste(_:)` with a string on the pasteboard.
  public func paste(_ text: String) {
    editor.view.insertPasted(AttributedText(text, attributes: editing.typingAttributes))
  }

  /// Pastes text with attributes, which are dropped unless the view's `allowsEditingTextAttributes`
  /// (rule: paste-drops-attributes).
  public func paste(_ text: AttributedText) { editor.view.insertPasted(text) }

  /// Deletes the selection, or the grapheme cluster after the caret: what the forward delete key of a hardware keyboard
  /// does. At the end nothing happens. UIKit has no name for it; AppKit counterpart: `deleteForward(_:)`.
  public func deleteForward() {
    let view = editor.view
    view.delete(editing.deletionRangeForward(using: view.analyzer))
  }

  /// Replaces a part of the text, made as large as the clusters in it; the caret goes behind it. The delegate is asked.
  /// Composition is over. UIKit counterpart: `replace(_:withText:)`.
  public func replace(_ range: Range<Int>, withText text: String) {
    let view = editor.view
    guard view.acceptsChanges else { return }
    _ = view.change(range, to: AttributedText(text, attributes: editing.typingAttributes))
  }

  /// The text of a range, made as large as the clusters in it. UIKit counterpart: `text(in:)`.
  public func text(in range: Range<Int>) -> String {
    let range = editing.clusterRange(range, using: editor.view.analyzer)
    return String(decoding: editing.text.utf16[range], as: UTF16.self)
  }

  /// Shows provisional text in the place of the marked text, or of the selection if there is none, and marks it. The
  /// delegate is asked, and the events of a change fire while it is composed (rule: marked-text). Empty text takes
  /// the marked text away. UIKit counterpart: `setMarkedText(_:selectedRange:)`.
  /// - Parameter selectedRange: what is selected of it, counted from its own start; nil is the caret at its end.
  public func setMarkedText(_ text: String, selectedRange: Range<Int>? = nil) {
    let count = text.utf16.count
    editor.view.mark(text, selectedRange: selectedRange ?? count..<count)
  }

  /// Ends composition and lets the marked text stand; nothing happens if there is none. The events of a change fire,
  /// though the text is the same: observers that ignore marked text have to look at it now.
  /// UIKit counterpart: `unmarkText()`.
  public func unmarkText() { editor.view.commitMarkedText() }

  /// Presses the return key: while an input method composes, it commits what is marked, and no more. Else in a field,
  /// asks whether the key does what it does by itself, sends `editingDidEndOnExit`, and gives up the focus if there is
  /// an action for that (rule: return-key). In a text view a line feed is inserted.
  public func pressReturn() {
    if markedTextRange != nil { unmarkText() } else { editor.view.returnKeyPressed() }
  }

  /// Presses the clear button of a field: removes all text if the delegate agrees (rule: clear-button-asks). Nothing
  /// happens if there is none. In a text view, which has no such button, all text is deleted.
  public func clear() {
    let view = editor.view
    guard view.acceptsChanges, hasText, view.shouldClear() else { return }
    view.apply { $0.replace(0..<$0.count, with: "", using: view.analyzer) }
  }
}
