import GalleyBase

extension LayoutSummary {
  /// Returns a cause for each step that came, went or is told something else, one for what the first of the others came
  /// to, and the number of later ones: a mistake shows in all steps after it.
  /// - Parameter isExplained: true if carets can have moved for another reason, which is told already.
  func stepChanges(in actual: LayoutSummary, isExplained: Bool) -> [Change] {
    func shown(_ step: StepSummary) -> StepSummary {
      var step = step
      if isExplained { step.caret = nil }
      return step
    }
    let pairs = StepPairs(steps, actual.steps)
    let different = pairs.both.filter { !shown(steps[$0.before]).isExactly(shown(actual.steps[$0.after])) }
    var sentences = pairs.edits.prefix(3).map { $0.sentence(steps, actual.steps) }
    if pairs.edits.count > 3 { sentences[2] += "; so it is with \(counted(pairs.edits.count - 3, "other step"))" }
    var later = different.count
    if let first = different.first, !pairs.edits.contains(where: { $0.place <= first.after }) {
      sentences = steps[first.before].changes(in: actual.steps[first.after], number: first.after + 1) + sentences
      later -= 1
    }
    if later > 0, !sentences.isEmpty {
      sentences[sentences.count - 1] += "; \(counted(later, "later step")) \(later == 1 ? "differs" : "differ") too"
    }
    return sentences.map { Change(property: "step", was: "", now: "", sentence: $0) }
  }

  /// Returns the names of the views that steps leave in another state since they do something else.
  func viewsOfChangedSteps(in actual: LayoutSummary) -> Set<String> {
    let pairs = StepPairs(steps, actual.steps)
    let edited = pairs.edits.flatMap { [$0.before.map { steps[$0].view }, $0.after.map { actual.steps[$0].view }] }
    let changed = pairs.both.filter { !steps[$0.before].text.isExactly(actual.steps[$0.after].text) }
    return Set(edited.compactMap(\.self) + changed.map { steps[$0.before].view })
  }
}

extension StepSummary {
  /// True if both are the same, letter by letter.
  fileprivate func isExactly(_ other: StepSummary) -> Bool {
    self == other && text.isExactly(other.text) && words.isExactly(other.words)
      && zip(trace, other.trace).allSatisfy { $0.isExactly($1) }
  }

  fileprivate func changes(in actual: StepSummary, number: Int) -> [String] {
    let place = "after step \(number) (\(name))"
    var sentences: [String] = []
    if firstResponder != actual.firstResponder {
      sentences.append("\(place) the focus is at \(actual.focus) instead of \(focus)")
    }
    guard view == actual.view else { return sentences }
    if !text.isExactly(actual.text) {
      let texts = quoted(text, differingFrom: actual.text)
      sentences.append("\(place) '\(view)' says \(texts.after) instead of \(texts.before)")
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
      return [
        "\(place) the trace " + (added.map { "goes on with \($0.quoted)" } ?? "ends before \((gone ?? "").quoted)")
      ]
    }
    return ["\(place) the trace says \(actual.trace[index].quoted) instead of \(trace[index].quoted)"]
  }

  /// The words, or the frame of a picture alone.
  var name: String { words.isEmpty ? "frame \(frame ?? "")" : words }

  private var focus: String { firstResponder.map { "'\($0)'" } ?? "nothing" }
}
