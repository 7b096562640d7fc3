import GalleyFonts
import GalleyText
import GalleyUnicode

/// Changes of the text by a user: question, change, report (rule: editing-change).
extension EditableView {
  /// The analyzer that finds clusters.
  var analyzer: UnicodeAnalyzer { context.typesetter.analyzer }

  /// The range that typed or pasted text replaces: the selection, or all text if the insertion clears it.
  private var insertionRange: Range<Int> {
    clearsOnInsertion || session.clearsSecureText ? 0..<editing.count : editing.selectedRange
  }

  /// Inserts the text of a key. A line end alone, in any spelling, is the return key.
  func insertFromKeyboard(_ text: String) {
    switch text {
    case "\n", "\r", "\r\n": pressReturn()
    default: insert(text)
    }
  }

  /// Text from a keyboard, or what an input method commits.
  func insert(_ text: String) {
    guard acceptsChanges else { return }
    if editing.markedRange != nil { return commitMarkedText(as: text) }
    _ = change(insertionRange, to: AttributedText(text, attributes: editing.typingAttributes), as: .typing)
  }

  /// Text from elsewhere.
  func insertPasted(_ text: AttributedText) {
    guard acceptsChanges else { return }
    commitMarkedText()
    let plain = AttributedText(utf16: text.utf16, attributes: editing.typingAttributes)
    _ = change(insertionRange, to: allowsEditingTextAttributes ? text : plain)
  }

  /// A delete key. In marked text it takes away what stands beside the caret and lets the rest be marked, as input
  /// methods do; Apple's own example of a text input takes away all of it, so this is a choice.
  func delete(_ range: Range<Int>?) {
    guard acceptsChanges, let range else { return }
    guard let marked = editing.markedRange else {
      _ = change(session.clearsSecureText ? 0..<editing.count : range, to: AttributedText(""), as: .deleting)
      return
    }
    guard range.overlaps(marked), shouldReplace(range, with: "") else { return }
    apply(as: .composing) { $0.deleteMarked(range, using: analyzer) }
  }

  /// Makes a change if the delegate allows it; an empty change is none. Composition ends.
  func change(_ range: Range<Int>, to text: AttributedText, as kind: UndoHistory.Kind = .other) -> Bool {
    let range = editing.clusterRange(range, using: analyzer)
    guard !range.isEmpty || text.count > 0, shouldReplace(range, with: text.string) else { return false }
    // The delegate may have set a shorter text; the state takes care of that.
    apply(typing: kind == .typing ? text.utf16 : [], as: kind) {
      $0.replace(range, with: text, using: analyzer)
    }
    return true
  }

  /// Makes a change that is allowed, and reports it.
  /// - Parameters:
  ///   - typed: The text that a key inserts, if any.
  ///   - kind: The sort of edits that it may be grouped with.
  ///   - step: The step that it takes back, or does again.
  func apply(
    typing typed: [UInt16] = [], as kind: UndoHistory.Kind = .other, turning step: UndoHistory.Step? = nil,
    _ change: (inout TextEditingState) -> Void
  ) {
    let (selected, before) = (editing.selectedRange, selection)
    noteTextBeforeEdit()
    editing.record(change)
    restrictText()
    note(editing.takeEdit(), as: kind, turning: step, from: before)
    noteActivity()
    noteTyped(typed)
    follow()
    if editing.selectedRange != selected { reportSelection() }
    reportChange()
  }

  /// Takes an edit into the history. One that takes a step back with other characters (a restriction) empties it.
  private func note(
    _ edit: ReversibleEdit?, as kind: UndoHistory.Kind, turning step: UndoHistory.Step?,
    from before: UndoHistory.Selection
  ) {
    if let step {
      if edit?.takesBack(step.edit) == true { session.history.turn(step) } else { session.history = UndoHistory() }
    } else if let edit {
      session.history.note(UndoHistory.Step(edit: edit, kind: kind, before: before, after: selection))
    }
    if kind == .composing, editing.markedRange == nil { session.history.close() }
  }

  private var selection: UndoHistory.Selection {
    UndoHistory.Selection(range: editing.selectedRange, affinity: editing.affinity)
  }

  /// Remembers the last cluster of what was typed, unless a restriction refused it.
  private func noteTyped(_ typed: [UInt16]) {
    let caret = editing.selectedRange.lowerBound
    guard !typed.isEmpty, editing.text.utf16[..<caret].suffix(typed.count).elementsEqual(typed) else { return }
    session.lastTyped = (editing.clusterBoundary(before: caret, using: analyzer)..<caret, window?.milliseconds ?? 0)
  }

  /// Makes edits of which only the last one is seen: what shows is laid out, and the caret followed, once after all of
  /// them, so that n keys cost n keys and one layout. Questions and reports come with each edit.
  func inOneGo(_ edits: () -> Void) {
    guard session.following == .atOnce else { return edits() }
    session.following = .later
    edits()
    let isDue = session.following == .due
    session.following = .atOnce
    if isDue { editingChanged() }
  }

  /// Lets what shows follow an edit, now or after those that are made in one go with it.
  private func follow() {
    if session.following == .atOnce { editingChanged() } else { session.following = .due }
  }

  /// Forgets the last typing and movement.
  func forgetLastEdit() {
    session.lastTyped = nil
    session.goalX = nil
    session.anchor = nil
  }

  /// Forgets all edits, after code replaced the text.
  func forgetEdits() {
    forgetLastEdit()
    session.history = UndoHistory()
  }

  /// Forgets the state that lasts until the next edit or move, and restarts the blinking of the caret.
  func noteActivity() {
    forgetLastEdit()
    session.clearsSecureText = false
    session.lastActivity = window?.milliseconds ?? 0
    if clearsOnInsertion { clearsOnInsertion = false }
  }
}

// MARK: - Marked text

/// Composition by an input method: the text changes, with all reports, while it composes (rule: marked-text).
extension EditableView {
  /// Replaces the marked or selected text by provisional text.
  func mark(_ text: String, selectedRange: Range<Int>) {
    guard acceptsChanges else { return }
    let place = editing.markedRange ?? insertionRange
    guard !place.isEmpty || !text.isEmpty, shouldReplace(place, with: text) else { return }
    apply(as: .composing) {
      if $0.markedRange == nil, place != $0.selectedRange { $0.select(place, using: analyzer) }
      $0.setMarkedText(text, selectedRange: selectedRange, using: analyzer)
    }
  }

  /// Ends composition and keeps the marked text. This counts as a change, since observers and restrictions that ignore
  /// marked text have to look at it now (ours).
  func commitMarkedText() {
    guard editing.markedRange != nil else { return }
    apply(as: .composing) { $0.unmarkText() }
  }

  /// Ends composition with other text in the place of the marked text. The delegate is not asked
  /// (rule: candidates-not-asked).
  private func commitMarkedText(as text: String) {
    apply(as: .composing) { $0.commitMarkedText(as: text, using: analyzer) }
  }
}

// MARK: - The selection

extension EditableView {
  /// Selects as a user does: `clearsOnInsertion` is reset, and composition ends if the selection leaves the marked
  /// text. That is an edit: the restriction acts, as part of the composition.
  func changeSelection(to range: Range<Int>, affinity: TextAffinity, goalX: Double? = nil, anchor: Int? = nil) {
    let (before, wasComposing, count) = (selection, editing.markedRange != nil, editing.count)
    editing.record { $0.select(range, affinity: affinity, using: analyzer) }
    let endsComposition = wasComposing && editing.markedRange == nil
    if endsComposition { restrictText() }
    note(editing.takeEdit(), as: .composing, turning: nil, from: before)
    if editing.markedRange == nil { session.history.close() } else { session.history.resumeComposition(at: selection) }
    noteActivity()
    // Both are places in a text that may be another one now.
    if editing.count == count {
      session.goalX = goalX
      session.anchor = anchor
    }
    follow()
    if editing.selectedRange != before.range { reportSelection() }
    if endsComposition { reportChange() }
  }
}
