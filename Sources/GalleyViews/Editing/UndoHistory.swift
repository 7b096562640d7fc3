import GalleyText

/// A user's edits of one text, for undo and redo.
///
/// Continuous typing is one step, and so are consecutive deletions, and everything that an input method composes until
/// it commits; a move of the caret ends a step. Every other edit is a step of its own. (UITextView groups typing too;
/// the rest is our choice, modelled on NSTextView's undo coalescing.)
struct UndoHistory {
  /// A recorded selection.
  struct Selection: Hashable {
    var range: Range<Int>
    var affinity: TextAffinity
  }

  /// A kind of edit; edits of one kind may form a step.
  enum Kind: Hashable {
    case typing
    case deleting
    case composing
    /// An edit that is a step of its own.
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
    /// True if the step was undone, so that its inverse redoes it. It distinguishes steps with equal edits.
    var isUndone = false
  }

  /// The steps that can be undone, latest last.
  private(set) var done: [Step] = []
  /// The steps that can be redone, latest last.
  private(set) var undone: [Step] = []

  /// Ends the latest step.
  mutating func close() {
    if !done.isEmpty { done[done.count - 1].isOpen = false }
  }

  /// Lets the current composition continue from another selection.
  mutating func resumeComposition(at selection: Selection) {
    if let last = done.last, last.isOpen, last.kind == .composing { done[done.count - 1].after = selection }
  }

  /// Adds an edit of a user and clears the steps that can be redone.
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

  /// Moves the latest step from the done to the undone steps, or back, with the changes of its inverse.
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
