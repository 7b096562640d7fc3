import GalleyFonts
import GalleyText
import GalleyUnicode

/// Changes that a user makes to the text. Each is allowed by the delegate, then applied, then
/// reported (rule: editing-change).
extension EditableView {
  /// The analyzer that finds the boundaries of grapheme clusters.
  var analyzer: UnicodeAnalyzer { context.typesetter.analyzer }

  /// The range that typed or pasted text replaces: the selection, or the whole text if
  /// `clearsOnInsertion` is true.
  private var insertionRange: Range<Int> {
    clearsOnInsertion || session.clearsSecureText ? 0..<editing.count : editing.selectedRange
  }

  /// Inserts the text of a key. A single line end of any kind acts as the return key.
  func insertFromKeyboard(_ text: String) {
    switch text {
    case "\n", "\r", "\r\n": pressReturn()
    default: insert(text)
    }
  }

  /// Inserts text from a keyboard, or text that an input method has committed.
  func insert(_ text: String) {
    guard acceptsChanges else { return }
    if editing.markedRange != nil { return commitMarkedText(as: text) }
    _ = change(insertionRange, to: AttributedText(text, attributes: editing.typingAttributes), as: .typing)
  }

  /// Inserts text that was not typed, such as text from the pasteboard.
  func insertPasted(_ text: AttributedText) {
    guard acceptsChanges else { return }
    commitMarkedText()
    let plain = AttributedText(utf16: text.utf16, attributes: editing.typingAttributes)
    _ = change(insertionRange, to: allowsEditingTextAttributes ? text : plain)
  }

  /// Deletes a range in response to a delete key; does nothing if the range is nil.
  ///
  /// In marked text it deletes beside the caret and keeps the rest marked, as input methods do; Apple's own example of
  /// a text input deletes all of it, so this is a choice.
  func delete(_ range: Range<Int>?) {
    guard acceptsChanges, let range else { return }
    guard let marked = editing.markedRange else {
      _ = change(session.clearsSecureText ? 0..<editing.count : range, to: AttributedText(""), as: .deleting)
      return
    }
    guard range.overlaps(marked), shouldReplace(range, with: "") else { return }
    apply(as: .composing) { $0.deleteMarked(range, using: analyzer) }
  }

  /// Changes a range of the text if the delegate allows it, and ends composition. Returns false if
  /// nothing changed.
  func change(_ range: Range<Int>, to text: AttributedText, as kind: UndoHistory.Kind = .other) -> Bool {
    let range = editing.clusterRange(range, using: analyzer)
    guard !range.isEmpty || text.count > 0, shouldReplace(range, with: text.string) else { return false }
    // The delegate may have set a shorter text; the state clamps the range.
    apply(typing: kind == .typing ? text.utf16 : [], as: kind) {
      $0.replace(range, with: text, using: analyzer)
    }
    return true
  }

  /// Applies a change that is already allowed, and reports it.
  /// - Parameters:
  ///   - typed: The text that a key inserts, if any.
  ///   - kind: The kind of edits that it may be grouped with.
  ///   - step: The step that it undoes or redoes.
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

  /// Adds an edit to the undo history. If the edit undoes or redoes `step`, moves this step between
  /// the done and the undone steps instead.
  ///
  /// An undo that results in other characters (because of a restriction) empties the history.
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

  /// Records the range and time of the last typed cluster, unless a restriction removed it.
  private func noteTyped(_ typed: [UInt16]) {
    let caret = editing.selectedRange.lowerBound
    guard !typed.isEmpty, editing.text.utf16[..<caret].suffix(typed.count).elementsEqual(typed) else { return }
    session.lastTyped = (editing.clusterBoundary(before: caret, using: analyzer)..<caret, window?.milliseconds ?? 0)
  }

  /// Makes several edits and updates layout and caret only once, after the last edit.
  ///
  /// Each edit still asks and reports.
  func inOneGo(_ edits: () -> Void) {
    guard session.following == .atOnce else { return edits() }
    session.following = .later
    edits()
    let isDue = session.following == .due
    session.following = .atOnce
    if isDue { editingChanged() }
  }

  /// Updates the display after an edit. While `inOneGo` is running, only records that an update is
  /// due.
  private func follow() {
    if session.following == .atOnce { editingChanged() } else { session.following = .due }
  }

  /// Forgets the last typed cluster, and the state of movements by keys: the x of vertical
  /// movements and the fixed end of the selection.
  func forgetLastEdit() {
    session.lastTyped = nil
    session.goalX = nil
    session.anchor = nil
  }

  /// Clears the undo history, for use after code replaced the text.
  func forgetEdits() {
    forgetLastEdit()
    session.history = UndoHistory()
  }

  /// Resets the state that lasts until the next edit or movement, and restarts the blinking of the
  /// caret.
  func noteActivity() {
    forgetLastEdit()
    session.clearsSecureText = false
    session.lastActivity = window?.milliseconds ?? 0
    if clearsOnInsertion { clearsOnInsertion = false }
  }
}

// MARK: - Marked text

/// Composition with an input method. The text changes, and changes are reported, while the user
/// composes (rule: marked-text).
extension EditableView {
  /// Replaces the marked or selected text with provisional text.
  func mark(_ text: String, selectedRange: Range<Int>) {
    guard acceptsChanges else { return }
    let place = editing.markedRange ?? insertionRange
    guard !place.isEmpty || !text.isEmpty, shouldReplace(place, with: text) else { return }
    apply(as: .composing) {
      if $0.markedRange == nil, place != $0.selectedRange { $0.select(place, using: analyzer) }
      $0.setMarkedText(text, selectedRange: selectedRange, using: analyzer)
    }
  }

  /// Ends composition and keeps the marked text as it is.
  ///
  /// It counts as a change, since observers and restrictions that ignore marked text have to see it now (our choice).
  func commitMarkedText() {
    guard editing.markedRange != nil else { return }
    apply(as: .composing) { $0.unmarkText() }
  }

  /// Ends composition and replaces the marked text with other text. The delegate cannot refuse
  /// (rule: candidates-not-asked).
  private func commitMarkedText(as text: String) {
    apply(as: .composing) { $0.commitMarkedText(as: text, using: analyzer) }
  }
}

// MARK: - The selection

extension EditableView {
  /// Changes the selection as a user does. Resets `clearsOnInsertion`, and ends composition if the
  /// selection leaves the marked text.
  ///
  /// Ending composition is an edit that belongs to the composition, so the restriction applies.
  func changeSelection(to range: Range<Int>, affinity: TextAffinity, goalX: Double? = nil, anchor: Int? = nil) {
    let (before, wasComposing, count) = (selection, editing.markedRange != nil, editing.count)
    editing.record { $0.select(range, affinity: affinity, using: analyzer) }
    let endsComposition = wasComposing && editing.markedRange == nil
    if endsComposition { restrictText() }
    note(editing.takeEdit(), as: .composing, turning: nil, from: before)
    if editing.markedRange == nil { session.history.close() } else { session.history.resumeComposition(at: selection) }
    noteActivity()
    // Both are offsets in a text that may have changed.
    if editing.count == count {
      session.goalX = goalX
      session.anchor = anchor
    }
    follow()
    if editing.selectedRange != before.range { reportSelection() }
    if endsComposition { reportChange() }
  }
}
