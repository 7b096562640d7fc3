import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews

extension ScenePlayer {
  /// Performs a step on the page.
  mutating func act(_ step: SceneStep) throws(SceneError) {
    switch step.action {
    case .focus(let id): try focus(id, step)
    case .type(let text): try editor(step).typeText(text)
    case .mark(let text, let selected): try editor(step).setMarkedText(text, selectedRange: selected)
    case .commit(let text): try commit(text, step)
    case .backspace(let count): try editor(step).deleteBackward(times: count)
    case .deleteForward(let count): try editor(step).deleteForward(times: count)
    case .undo(let count): try undo(count, step)
    case .redo(let count): try redo(count, step)
    case .tap(let target): try tap(target, step)
    case .select(let range): try select(range, step)
    case .paste(let text): try editor(step).paste(text)
    case .move(.to(let movement)): try responder(step).moveCaret(movement)
    case .move(.by(let count)): try responder(step).moveCaret(byClusters: count)
    case .clear: try clear(step)
    case .pressReturn: try editor(step).pressReturn()
    case .keyboard(let change): try moveKeyboard(change, step)
    case .resign: try responder(step).resignFirstResponder()
    case .set(let change): try set(change, step)
    case .wait(let seconds): page.window.advanceTime(by: seconds)
    case .look: break
    }
  }

  private func focus(_ id: String, _ step: SceneStep) throws(SceneError) {
    guard let view = view(id) as? any TextInput else { throw failure("\"\(id)\" cannot have the focus", step) }
    guard view.canBecomeFirstResponder else {
      throw failure("\"\(id)\" cannot have the focus: \(view.focusRefusal)", step)
    }
    // A delegate may refuse; the trace shows it.
    view.becomeFirstResponder()
  }

  private func commit(_ text: String?, _ step: SceneStep) throws(SceneError) {
    let view = try editor(step)
    guard view.markedTextRange != nil else {
      let other = text == nil ? "" : ", or use \"type\" to type text without marking it"
      throw failure("nothing is marked, so there is nothing to commit; put \"mark\" before \"commit\"\(other)", step)
    }
    if let text { view.insertText(text) } else { view.unmarkText() }
  }

  private func select(_ range: Range<Int>?, _ step: SceneStep) throws(SceneError) {
    let view = try responder(step)
    let count = view.editing.count
    guard let range else { return view.selectAll() }
    guard range.upperBound <= count else {
      throw failure(
        "\(range.lowerBound) to \(range.upperBound) is not in the text of \"\(view.id ?? "")\", whose length is "
          + "\(count) (UTF-16): \"\(view.editing.string.shortened)\"", step)
    }
    view.select(range)
  }

  private func clear(_ step: SceneStep) throws(SceneError) {
    let view = try editor(step)
    guard view.hasText else {
      throw failure("\"\(view.id ?? "")\" is empty, so there is nothing to clear", step)
    }
    if let reason = view.clearingRefusal {
      throw failure(
        "\"\(view.id ?? "")\" has no clear button to press: \(reason)to empty it, use \"select: all\" and \"backspace\"",
        step)
    }
    view.clear()
  }

  private func moveKeyboard(_ change: SceneKeyboardStep, _ step: SceneStep) throws(SceneError) {
    if change == .hide, page.window.shownKeyboard == nil {
      throw failure("no keyboard is shown, so there is nothing to hide", step)
    }
    change.apply(to: page.window)
  }

  private mutating func set(_ change: SceneViewChange, _ step: SceneStep) throws(SceneError) {
    let id = change.view.id
    guard let view = view(id) else { throw failure("there is no view \"\(id)\"", step) }
    var resources = SceneResources(
      for: page.context, file.document, within: file.readable, file.budgets, pictures: pictures)
    change.view.apply(to: view, &resources)
    page.delegates.adopt([change.view], &resources) { $0 == id ? view : nil }
    pictures = resources.pictures
    let mistakes = resources.mistakes + change.view.selectionMistakes(in: view, file.document)
    if !mistakes.isEmpty { throw SceneError(mistakes) }
    note(resources.fonts.warnings)
    guard let frame = change.frame else { return }
    setFrame(frame, ofViewWith: id)
    let present = view.plainFrame.size
    view.place(
      in: Rect(
        origin: frame.origin,
        size: Size(
          width: frame.size.width.points ?? present.width, height: frame.size.height.points ?? present.height)))
    // A field positions its overlay views again.
    view.superview?.setNeedsLayout()
  }
}

extension ScenePlayer {
  /// Returns the view that has the focus.
  func responder(_ step: SceneStep) throws(SceneError) -> any TextInput {
    if let responder = page.window.firstResponder { return responder }
    let views = page.window.descendants.filter { $0 is any TextInput }
    let example =
      views.first { ($0 as? any TextInput)?.canBecomeFirstResponder == true }?.id.map { ", as in \"- focus: \($0)\"" }
      ?? ""
    let advice =
      views.isEmpty ? "the scene has no field and no text view" : "focus a field or a text view before\(example)"
    throw failure("nothing has the focus: \(advice)", step)
  }

  /// Returns the view that has the focus and whose text can be edited.
  func editor(_ step: SceneStep) throws(SceneError) -> any TextInput {
    let view = try responder(step)
    if let reason = view.editingRefusal {
      throw failure("\"\(view.id ?? "")\" \(reason)", step)
    }
    return view
  }

  /// Returns an error at the value of the step, or at the step itself if it has no value.
  func failure(_ message: String, _ step: SceneStep) -> SceneError {
    let path = step.verb.map { step.path.appending(key: $0) } ?? step.path
    return SceneError([file.document.diagnostic(message, at: file.document.node(at: path), path: path)])
  }
}
