import GalleyBase
import GalleyFiles

extension LayoutWriter {
  /// Writes the steps of a scene, each with the state after it. Nothing is written for a scene
  /// without steps.
  mutating func write(_ steps: [StepState]) {
    guard !steps.isEmpty else { return }
    json.key("steps")
    json.beginArray(.lines)
    for state in steps { write(state) }
    json.endArray()
  }

  private mutating func write(_ state: StepState) {
    json.beginObject()
    json.member("step", state.step.words)
    if let frame = state.step.frame { json.member("frame", frame) }
    if let caption = state.step.caption { json.member("caption", caption) }
    json.member("time", state.time)
    json.member("firstResponder", state.firstResponder.map { .string($0) } ?? JSON.null)
    if let subject = state.subject { write(subject) }
    json.writeKeyboard(
      frame: state.keyboardFrame, accessoryHeight: state.keyboardAccessoryHeight, type: state.keyboardType,
      windowShift: state.keyboardShift)
    json.member("trace", lines: state.trace.map { .string($0) })
    json.endObject()
  }

  private mutating func write(_ subject: StepState.Subject) {
    json.member("view", subject.id)
    json.member("text", subject.text)
    json.member("selectedRange", subject.selectedRange)
    if let marked = subject.markedRange { json.member("markedRange", marked) }
    if let caret = subject.caretRect { json.member("caretRect", caret) }
    for rect in subject.rects { json.member(rect.name, rect.rect) }
  }
}
