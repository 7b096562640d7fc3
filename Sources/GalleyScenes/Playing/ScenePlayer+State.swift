import GalleyBase
import GalleyViews

extension ScenePlayer {
  /// Returns the state after a step. `noted` is the number of lines in the event trace before the
  /// step.
  mutating func state(after step: SceneStep, noted: Int) -> StepState {
    let window = page.window
    window.layoutIfNeeded()
    var state = StepState(step: step)
    state.time = window.time
    state.keyboardFrame = window.presentedKeyboardFrame
    state.keyboardAccessoryHeight = window.shownKeyboard?.accessoryHeight ?? 0
    state.keyboardType = window.shownKeyboardType
    state.keyboardShift = 0 - window.presentedOrigin.y
    state.firstResponder = window.firstResponder?.id
    if let id = state.firstResponder ?? subjectID(of: step) { lastSubject = id }
    if let id = lastSubject, let view = view(id) as? any TextInput { state.subject = StepState.Subject(view, id: id) }
    state.trace = Array(window.trace.lines.dropFirst(noted))
    return state
  }

  /// Returns the id of the text field or text view that a step names; nil if it names none.
  private func subjectID(of step: SceneStep) -> String? {
    switch step.action {
    case .focus(let id): id
    case .tap(.view(let id, _)) where view(id) is any TextInput: id
    case .set(let change) where view(change.view.id) is any TextInput: change.view.id
    default: nil
    }
  }
}

extension StepState.Subject {
  fileprivate init(_ view: any TextInput, id: String) {
    self.init(
      id: id, text: view.editing.string, selectedRange: view.editing.selectedRange,
      markedRange: view.editing.markedRange)
    if view.isFirstResponder, view.editing.isCaret { caretRect = view.caretRect(for: selectedRange.lowerBound) }
    rects = view.namedRects.map { StepState.NamedRect(name: $0.name, rect: $0.rect) }
  }
}
