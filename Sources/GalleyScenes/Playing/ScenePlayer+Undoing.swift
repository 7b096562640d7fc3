import GalleyViews

extension ScenePlayer {
  /// Undoes a number of edits.
  func undo(_ count: Int, _ step: SceneStep) throws(SceneError) {
    let view = try editor(step)
    for done in 0..<count {
      guard let manager = view.undoManager, manager.canUndo || view.markedTextRange != nil else {
        throw failure(
          "there is nothing to undo in \"\(view.id ?? "")\""
            + (done == 0 ? ": nothing was edited" : " (undone: \(done)): nothing else was edited")
            + " since editing began or the text was set", step)
      }
      manager.undo()
    }
  }

  /// Repeats a number of undone edits.
  func redo(_ count: Int, _ step: SceneStep) throws(SceneError) {
    let view = try editor(step)
    for done in 0..<count {
      guard let manager = view.undoManager, manager.canRedo else {
        throw failure(
          "there is nothing to redo in \"\(view.id ?? "")\"" + (done == 0 ? "" : " (redone: \(done))")
            + "; an undone edit can be redone only until the next edit", step)
      }
      manager.redo()
    }
  }
}
