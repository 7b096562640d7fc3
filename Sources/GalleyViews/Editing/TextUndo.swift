import GalleyText

/// Undo and redo, step by step, of a user's edits of one view's text.
///
/// UIKit counterpart: UndoManager for the text of one field or text view, with its names.
///
/// Continuous typing is one step, and so are consecutive deletions and the text that an input method composes. A paste
/// is a step; any move of the caret ends a step. Each step asks the delegate and reports like any edit of the user, as
/// in UIKit. If the delegate refuses, the step is kept for later (a choice: UIKit loses it, and the ranges of earlier
/// steps are then wrong). The history is cleared when editing begins or ends, and when code sets the text.
public struct TextUndo {
  let view: any EditableView

  /// True if there is a step to undo. UIKit counterpart: `canUndo`.
  public var canUndo: Bool { view.acceptsChanges && !view.session.history.done.isEmpty }

  /// True if a step was undone and no edit was made since. UIKit counterpart: `canRedo`.
  public var canRedo: Bool { view.acceptsChanges && !view.session.history.undone.isEmpty }

  /// Commits marked text, undoes the last step, and restores the selection that preceded the step.
  ///
  /// Does nothing if there is no step. UIKit counterpart: `undo()`.
  public func undo() {
    view.commitMarkedText()
    view.turn { $0.done.last }
  }

  /// Redoes the step that was undone last, and restores the selection that followed the step.
  ///
  /// Does nothing if there is no step. UIKit counterpart: `redo()`.
  public func redo() {
    view.commitMarkedText()
    view.turn { $0.undone.last }
  }

  /// Removes all steps, done and undone. UIKit counterpart: `removeAllActions()`.
  public func removeAllActions() { view.session.history = UndoHistory() }
}

extension TextInput {
  /// The undo and redo of the user's edits; nil outside a window. UIKit counterpart: UIResponder's
  /// `undoManager`.
  public var undoManager: TextUndo? { window == nil ? nil : TextUndo(view: editor.view) }
}

extension EditableView {
  /// Undoes or redoes the step that `choose` returns, unless the delegate refuses.
  fileprivate func turn(_ choose: (UndoHistory) -> UndoHistory.Step?) {
    guard acceptsChanges else { return }
    // The delegate may move the selection, which ends the latest step; it must still be the same step afterwards.
    session.history.close()
    guard let step = choose(session.history) else { return }
    let edit = step.edit.inverse
    guard shouldReplace(step.edit.newRange, with: edit.new.string), choose(session.history) == step else { return }
    apply(turning: step) {
      // The replaced text may have formed a cluster with its neighbours; `replaceCharacters` leaves them alone.
      $0.unmarkText()
      $0.replaceCharacters(in: step.edit.newRange, with: edit.new)
      $0.select(step.before.range, affinity: step.before.affinity, using: analyzer)
    }
  }
}
