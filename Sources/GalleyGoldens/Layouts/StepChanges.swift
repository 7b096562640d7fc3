import GalleyBase

extension LayoutSummary {
  /// Returns a cause for what the first step that differs was told to do or came to, and the number of later ones: a
  /// mistake shows in all steps after it.
  /// - Parameter isExplained: true if carets can have moved for another reason, which is told already.
  func stepChanges(in actual: LayoutSummary, isExplained: Bool) -> [Change] {
    func shown(_ step: StepSummary) -> StepSummary {
      var step = step
      if isExplained { step.caret = nil }
      return step
    }
    let different = zip(steps.map(shown), actual.steps.map(shown)).enumerated().filter { $0.element.0 != $0.element.1 }
    func change(_ sentence: String) -> Change {
      Change(property: "step", was: "", now: "", sentence: sentence)
    }
    if let (index, (before, after)) = different.first {
      var changes = before.changes(in: after, number: index + 1).map(change)
      let more = different.count - 1
      if more > 0, !changes.isEmpty {
        changes[changes.count - 1].sentence +=
          "; \(counted(more, "later step")) \(more == 1 ? "differs" : "differ") too"
      }
      return changes
    }
    guard steps.count != actual.steps.count else { return [] }
    return [change("the scene now has \(counted(actual.steps.count, "step")) instead of \(steps.count)")]
  }
}

extension StepSummary {
  fileprivate func changes(in actual: StepSummary, number: Int) -> [String] {
    guard words == actual.words, frame == actual.frame else {
      return ["step \(number) is now \(actual.name) instead of \(name)"]
    }
    let place = "after step \(number) (\(name))"
    var sentences: [String] = []
    if firstResponder != actual.firstResponder {
      sentences.append("\(place) the focus is at \(actual.focus) instead of \(focus)")
    }
    guard view == actual.view else { return sentences }
    if text != actual.text {
      sentences.append("\(place) '\(view)' says \(quoted(actual.text)) instead of \(quoted(text))")
    }
    if selectedRange != actual.selectedRange {
      sentences.append(
        "\(place) the selection of '\(view)' is \(actual.selectedRange.text) instead of \(selectedRange.text)")
    }
    if markedRange != actual.markedRange {
      sentences.append("\(place) \(actual.markedRange.text) of '\(view)' is marked instead of \(markedRange.text)")
    }
    if caret != actual.caret, let caret, let other = actual.caret {
      sentences.append("\(place) the caret of '\(view)' is at \(other.text) instead of \(caret.text)")
    }
    return sentences + traceChanges(in: actual, place)
  }

  private func traceChanges(in actual: StepSummary, _ place: String) -> [String] {
    guard let index = zip(trace, actual.trace).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else {
      guard trace.count != actual.trace.count else { return [] }
      let (added, gone) = (actual.trace.dropFirst(trace.count).first, trace.dropFirst(actual.trace.count).first)
      return ["\(place) the trace " + (added.map { "goes on with “\($0)”" } ?? "ends before “\(gone ?? "")”")]
    }
    return ["\(place) the trace says “\(actual.trace[index])” instead of “\(trace[index])”"]
  }

  /// The words, or the frame of a picture alone.
  private var name: String { words.isEmpty ? "frame \(frame ?? "")" : words }

  private var focus: String { firstResponder.map { "'\($0)'" } ?? "nothing" }
}
