import GalleyText

/// The history of a user's edits of one text, for undo and redo.
///
/// Continuous typing is one step, and so are consecutive deletions, and everything that an input method composes until
/// it commits; a move of the caret ends a step. Every other edit is a step of its own. (UITextView groups typing too;
/// the rest is our choice, modelled on NSTextView's undo coalescing.)
struct UndoHistory {
  /// A selection at the time of an edit.
  struct Selection: Hashable {
    var range: Range<Int>
    var affinity: TextAffinity
  }

  /// A kind of edit. Consecutive edits of one kind may form one step.
  enum Kind: Hashable {
    case typing
    case deleting
    case composing
    /// An edit that always is a separate step.
    case other
  }

  /// Edits that are undone together.
  struct Step: Hashable {
    var edit: ReversibleEdit
    var kind: Kind
    var before: Selection
    var after: Selection
    /// True if the next edit may join the step.
    var isOpen = true
    /// True if the step was undone, so that its inverse redoes it. Distinguishes steps with equal
    /// edits.
    var isUndone = false
  }

  /// The steps that can be undone, in order; the latest is last.
  private(set) var done: [Step] = []
  /// The steps that can be redone, in order; the latest is last.
  private(set) var undone: [Step] = []

  /// Closes the latest step, so that no further edit joins it.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  /// If the latest step is a composition to which edits may still be added, replaces the selection
  /// that is stored for its end.
  mutating func resumeComposition(at selection: Selection) {
    if let last = done.last, last.isOpen, last.kind == .composing { done[done.count - 1].after = selection }
  }

  /// Adds a user's edit, and removes the steps that could be redone.
  mutating func note(_ step: Step) {
    undone.removeAll()
    guard !step.edit.isVoid else { return }
    let last = done.count - 1
    let goesOn = last >= 0 && done[last].isOpen && done[last].kind == step.kind && done[last].after == step.before
    if goesOn, step.kind != .other, done[last].edit.join(step.edit) {
      // A cancelled composition leaves nothing to undo.
      if done[last].edit.isVoid { done.removeLast() } else { done[last].after = step.after }
    } else {
      done.append(step)
    }
  }

  /// Moves `step` from the done to the undone steps, or back, and inverts its edit. Does nothing
  /// unless it is the latest of these steps.
  ///
  /// No later edit joins the step before it.
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
