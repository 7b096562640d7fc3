import GalleyFonts
import GalleyText
import GalleyUnicode

/// Changes of the text as a user makes them: asked for, made, told (reference E.4, step 4).
extension EditableView {
  /// What finds clusters.
  var analyzer: UnicodeAnalyzer { context.typesetter.analyzer }

  /// What typed or pasted text replaces: the selection, or all if the text is to be cleared by it.
  private var insertionRange: Range<Int> {
    clearsOnInsertion || session.clearsSecureText ? 0..<editing.count : editing.selectedRange
  }

  /// What a key types; a line end alone is the return key, however it is written.
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

  /// Asks for a change and makes it; an empty change of nothing is none. Composition is over.
  func change(_ range: Range<Int>, to text: AttributedText, as kind: UndoHistory.Kind = .other) -> Bool {
    let range = editing.clusterRange(range, using: analyzer)
    guard !range.isEmpty || text.count > 0, shouldReplace(range, with: text.string) else { return false }
    // Who was asked may have set a shorter text; the state takes care of that.
    apply(typing: kind == .typing ? text.utf16 : [], as: kind) {
      $0.replace(range, with: text, using: analyzer)
    }
    return true
  }

  /// Makes a change that nobody has anything against, and tells of it.
  /// - Parameters:
  ///   - typed: what a key inserts, if the change is that.
  ///   - kind: what of the history it may belong to.
  ///   - step: the step that it takes back, or does again.
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
    editingChanged()
    if editing.selectedRange != selected { reportSelection() }
    reportChange()
  }

  /// Takes an edit into the history. One that took a step back and came out with other characters, since a restriction
  /// had something against it, leaves nothing that could be taken back.
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

  /// Forgets what was typed and moved last: the text is another one.
  func forgetLastEdit() {
    session.lastTyped = nil
    session.goalX = nil
    session.anchor = nil
  }

  /// Forgets all that was done to a text which code replaced.
  func forgetEdits() {
    forgetLastEdit()
    session.history = UndoHistory()
  }

  /// Forgets what holds only until the next edit or move, and lets the caret blink from now on.
  func noteActivity() {
    forgetLastEdit()
    session.clearsSecureText = false
    session.lastActivity = window?.milliseconds ?? 0
    if clearsOnInsertion { clearsOnInsertion = false }
  }
}

// MARK: - Marked text

/// What an input method does (reference E.7): the text changes, and everybody is told, while it composes.
extension EditableView {
  /// Puts provisional text in the place of what is marked or selected.
  func mark(_ text: String, selectedRange: Range<Int>) {
    guard acceptsChanges else { return }
    let place = editing.markedRange ?? insertionRange
    guard !place.isEmpty || !text.isEmpty, shouldReplace(place, with: text) else { return }
    apply(as: .composing) {
      if $0.markedRange == nil, place != $0.selectedRange { $0.select(place, using: analyzer) }
      $0.setMarkedText(text, selectedRange: selectedRange, using: analyzer)
    }
  }

  /// Ends composition and lets what is marked stand. The text stays the same, but it counts as changed, since those who
  /// leave text alone while it is marked have to look at it now: a choice. Restrictions are among them.
  func commitMarkedText() {
    guard editing.markedRange != nil else { return }
    apply(as: .composing) { $0.unmarkText() }
  }

  /// Ends composition with other text in the place of what is marked. Nobody is asked: candidates of input methods pass
  /// the delegate by (folklore, reference E.7).
  private func commitMarkedText(as text: String) {
    apply(as: .composing) { $0.commitMarkedText(as: text, using: analyzer) }
  }
}

// MARK: - The selection

extension EditableView {
  /// Selects as a user does: what clears the text on insertion is forgotten, and composition ends if the marked text is
  /// left, which is an edit as any other end of composition is: the restriction acts, and what it takes away belongs to
  /// what was composed.
  func changeSelection(to range: Range<Int>, affinity: TextAffinity, goalX: Double? = nil, anchor: Int? = nil) {
    let (before, wasComposing, count) = (selection, editing.markedRange != nil, editing.count)
    editing.record { $0.select(range, affinity: affinity, using: analyzer) }
    let endsComposition = wasComposing && editing.markedRange == nil
    if endsComposition { restrictText() }
    note(editing.takeEdit(), as: .composing, turning: nil, from: before)
    session.history.close()
    noteActivity()
    // Both are places in a text that may be another one now.
    if editing.count == count {
      session.goalX = goalX
      session.anchor = anchor
    }
    editingChanged()
    if editing.selectedRange != before.range { reportSelection() }
    if endsComposition { reportChange() }
  }
}
