import GalleyText

/// Takes back what a user did to the text of one view, step by step, and does it again. UIKit counterpart: UndoManager,
/// as far as it is about a field's or text view's own text, with its names.
///
/// Typing in one go is one step, and so are deletions one after the other, and what an input method composes; a paste
/// is a step, and so is any move of the caret between two. Each step asks the delegate and reports like any edit of the
/// user, as UIKit does. Where the answer is no, the step stays, to be taken back later (a choice: UIKit loses it, and
/// ranges of the steps before are wrong then). What can be undone is forgotten when editing begins or ends, and when
/// code sets the text.
public struct TextUndo {
  let view: any EditableView

  /// True if there is a step to take back. UIKit counterpart: `canUndo`.
  public var canUndo: Bool { view.acceptsChanges && !view.session.history.done.isEmpty }

  /// True if there is a step to do again: one was taken back, and nothing was edited since. UIKit counterpart:
  /// `canRedo`.
  public var canRedo: Bool { view.acceptsChanges && !view.session.history.undone.isEmpty }

  /// Takes the last step back; the selection becomes what it was before. What is marked is committed before. Nothing
  /// happens if there is none. UIKit counterpart: `undo()`.
  public func undo() {
    view.commitMarkedText()
    view.turn { $0.done.last }
  }

  /// Does what was taken back last again; the selection becomes what it was after. Nothing happens if there is nothing.
  /// UIKit counterpart: `redo()`.
  public func redo() {
    view.commitMarkedText()
    view.turn { $0.undone.last }
  }

  /// Forgets all steps. UIKit counterpart: `removeAllActions()`.
  public func removeAllActions() { view.session.history = UndoHistory() }
}

extension TextInput {
  /// Takes back what the user did to the text; nil outside of a window. UIKit counterpart: UIResponder's `undoManager`.
  public var undoManager: TextUndo? { window == nil ? nil : TextUndo(view: editor.view) }
}

extension EditableView {
  /// Takes a step of the history back, or does it again, unless the delegate refuses.
  fileprivate func turn(_ choose: (UndoHistory) -> UndoHistory.Step?) {
    guard acceptsChanges else { return }
    // The delegate may move the selection, which ends the latest step: it has to be the same one afterwards.
    session.history.close()
    guard let step = choose(session.history) else { return }
    let edit = step.edit.inverse
    guard shouldReplace(step.edit.newRange, with: edit.new.string), choose(session.history) == step else { return }
    apply(turning: step) {
      // What was put in may have joined its neighbours to a cluster, which it leaves again.
      $0.unmarkText()
      $0.replaceCharacters(in: step.edit.newRange, with: edit.new)
      $0.select(step.before.range, affinity: step.before.affinity, using: analyzer)
    }
  }
}
