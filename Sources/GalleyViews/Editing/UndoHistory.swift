import GalleyText

/// The edits of a user to one text, to be taken back and done again.
///
/// What is typed in one go is one step, and so are characters that are deleted one after the other, and all that an
/// input method composes until it commits; a move of the caret ends it. Everything else is a step by itself.
/// (UITextView groups typing too; the rest is ours, after NSTextView's undo coalescing.)
struct UndoHistory {
  /// A selection as it was.
  struct Selection: Hashable {
    var range: Range<Int>
    var affinity: TextAffinity
  }

  /// A sort of edits that belong together.
  enum Kind: Hashable {
    case typing
    case deleting
    case composing
    /// Stands alone.
    case other
  }

  /// Edits that are taken back at once.
  struct Step: Hashable {
    var edit: ReversibleEdit
    var kind: Kind
    var before: Selection
    var after: Selection
    /// True if the next edit may become part of it.
    var isOpen = true
    /// True if it was taken back, so that making its contrary does it again. Two steps may be the same edit otherwise.
    var isUndone = false
  }

  /// The steps that can be taken back, the latest last.
  private(set) var done: [Step] = []
  /// The steps that were taken back, the latest last.
  private(set) var undone: [Step] = []

  /// Ends the latest step.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  /// Lets a composition that is under way go on from another selection.
  mutating func resumeComposition(at selection: Selection) {
    if let last = done.last, last.isOpen, last.kind == .composing { done[done.count - 1].after = selection }
  }

  /// Takes up an edit of a user, after which nothing can be done again any more.
  mutating func note(_ step: Step) {
    undone.removeAll()
    guard !step.edit.isVoid else { return }
    let last = done.count - 1
    let goesOn = last >= 0 && done[last].isOpen && done[last].kind == step.kind && done[last].after == step.before
    if goesOn, step.kind != .other, done[last].edit.join(step.edit) {
      // A composition that was cancelled leaves nothing to take back.
      if done[last].edit.isVoid { done.removeLast() } else { done[last].after = step.after }
    } else {
      done.append(step)
    }
  }

  /// Takes the latest step from what was done to what was undone, or back, with what doing the contrary takes. No edit
  /// becomes part of the step before.
  mutating func turn(_ step: Step) {
    let turned = Step(
      edit: step.edit.inverse, kind: step.kind, before: step.after, after: step.before, isOpen: false,
      isUndone: !step.isUndone)
    if step.isUndone, undone.last == step {
      undone.removeLast()
      done.append(turned)
    } else if done.last == step {
      done.removeLast()
      undone.append(turned)
    }
    close()
  }
}
