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
    _ = change(insertionRange, to: AttributedText(text, attributes: editing.typingAttributes), isTyped: true)
  }

  /// Text from elsewhere.
  func insertPasted(_ text: AttributedText) {
    guard acceptsChanges else { return }
    commitMarkedText()
    let plain = AttributedText(utf16: text.utf16, attributes: editing.typingAttributes)
    _ = change(insertionRange, to: allowsEditingTextAttributes ? text : plain)
  }

  /// The delete key. In marked text it takes away what stands before the caret and lets the rest be marked, as input
  /// methods do; Apple's own example of a text input takes away all of it, so this is a choice.
  func deleteSelectionOrCluster() {
    guard acceptsChanges, let range = editing.deletionRangeBackward(using: analyzer) else { return }
    guard let marked = editing.markedRange else {
      _ = change(session.clearsSecureText ? 0..<editing.count : range, to: AttributedText(""))
      return
    }
    guard range.overlaps(marked), shouldReplace(range, with: "") else { return }
    apply { $0.deleteMarked(range, using: analyzer) }
  }

  /// Asks for a change and makes it; an empty change of nothing is none. Composition is over.
  func change(_ range: Range<Int>, to text: AttributedText, isTyped: Bool = false) -> Bool {
    let range = editing.clusterRange(range, using: analyzer)
    guard !range.isEmpty || text.count > 0, shouldReplace(range, with: text.string) else { return false }
    // Who was asked may have set a shorter text; the state takes care of that.
    apply(typing: isTyped ? text.utf16 : []) { $0.replace(range, with: text, using: analyzer) }
    return true
  }

  /// Makes a change that nobody has anything against, and tells of it.
  /// - Parameter typed: what a key inserts, if the change is that.
  func apply(typing typed: [UInt16] = [], _ change: (inout TextEditingState) -> Void) {
    let selected = editing.selectedRange
    noteTextBeforeEdit()
    change(&editing)
    restrictText()
    noteActivity()
    noteTyped(typed)
    editingChanged()
    if editing.selectedRange != selected { reportSelection() }
    reportChange()
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
    apply {
      if $0.markedRange == nil, place != $0.selectedRange { $0.select(place, using: analyzer) }
      $0.setMarkedText(text, selectedRange: selectedRange, using: analyzer)
    }
  }

  /// Ends composition and lets what is marked stand. The text stays the same, but it counts as changed, since those who
  /// leave text alone while it is marked have to look at it now: a choice. Restrictions are among them.
  func commitMarkedText() {
    guard editing.markedRange != nil else { return }
    apply { $0.unmarkText() }
  }

  /// Ends composition with other text in the place of what is marked. Nobody is asked: candidates of input methods pass
  /// the delegate by (folklore, reference E.7).
  private func commitMarkedText(as text: String) {
    apply { $0.commitMarkedText(as: text, using: analyzer) }
  }
}

// MARK: - The selection

extension EditableView {
  /// Selects as a user does: what clears the text on insertion is forgotten, and composition ends if the marked text is
  /// left, which is an edit as any other end of composition is: the restriction acts.
  func changeSelection(to range: Range<Int>, affinity: TextAffinity, goalX: Double? = nil, anchor: Int? = nil) {
    let (selected, wasComposing, count) = (editing.selectedRange, editing.markedRange != nil, editing.count)
    editing.select(range, affinity: affinity, using: analyzer)
    let endsComposition = wasComposing && editing.markedRange == nil
    if endsComposition { restrictText() }
    noteActivity()
    // Both are places in a text that may be another one now.
    if editing.count == count {
      session.goalX = goalX
      session.anchor = anchor
    }
    editingChanged()
    if editing.selectedRange != selected { reportSelection() }
    if endsComposition { reportChange() }
  }
}
