import GalleyBase

extension LayoutSummary {
  /// Returns a cause for each step that was added, removed or changed. If other steps have
  /// different results, the first of them is reported with the number of later ones, since a
  /// mistake affects all steps after it.
  /// - Parameter isExplained: true if carets can have moved for a reason that is already reported.
  func stepChanges(in actual: LayoutSummary, isExplained: Bool) -> [Change] {
    func shown(_ step: StepSummary) -> StepSummary {
      var step = step
      if isExplained { step.caret = nil }
      (step.frame, step.caption) = (nil, nil)
      return step
    }
    let pairs = StepPairs(steps, actual.steps)
    let different = pairs.both.filter { !shown(steps[$0.before]).isExactly(shown(actual.steps[$0.after])) }
    var sentences = pairs.edits.prefix(3).map { $0.sentence(steps, actual.steps) }
    if pairs.edits.count > 3 { sentences[2] += "; likewise \(counted(pairs.edits.count - 3, "other step"))" }
    var later = different.count
    if let first = different.first, !pairs.edits.contains(where: { $0.place <= first.after }) {
      sentences = steps[first.before].changes(in: actual.steps[first.after], number: first.after + 1) + sentences
      later -= 1
    }
    if later > 0, !sentences.isEmpty {
      sentences[sentences.count - 1] += "; \(counted(later, "later step")) \(later == 1 ? "differs" : "differ") too"
    }
    var reframed = pairs.reframed.prefix(3).map {
      steps[$0.before].frameChange(to: actual.steps[$0.after], number: $0.after + 1)
    }
    if pairs.reframed.count > 3 { reframed[2] += "; likewise \(counted(pairs.reframed.count - 3, "other frame"))" }
    let captions = pairs.both.filter { steps[$0.before].caption != actual.steps[$0.after].caption }
      .map { steps[$0.before].captionChange(to: actual.steps[$0.after], number: $0.after + 1) }
    return (reframed + captions + sentences).map { Change(property: "step", was: "", now: "", sentence: $0) }
  }

  /// Returns the actions of the steps that were added, removed or changed, in words.
  private func wordsOfChangedSteps(in actual: LayoutSummary) -> [String] {
    StepPairs(steps, actual.steps).edits.flatMap { edit in
      [edit.before.map { steps[$0].words }, edit.after.map { actual.steps[$0].words }].compactMap(\.self)
    }
  }

  /// Returns the names of the views whose final state differs because steps changed.
  func viewsOfChangedSteps(in actual: LayoutSummary) -> Set<String> {
    let pairs = StepPairs(steps, actual.steps)
    let edited = pairs.edits.flatMap { [$0.before.map { steps[$0].view }, $0.after.map { actual.steps[$0].view }] }
    let changed = pairs.both.filter { !steps[$0.before].leaves(theSameAs: actual.steps[$0.after]) }
    let places = changed.flatMap { [steps[$0.before].view, actual.steps[$0.after].view] }
    return Set(edited.compactMap(\.self) + places)
  }

  /// Returns the properties that are set by steps that were added, removed or changed. For example,
  /// the step `set city: textColor, text` gives the view `city` and the keys `textColor` and
  /// `text`.
  func settingsOfChangedSteps(in actual: LayoutSummary) -> [(view: String, keys: [String])] {
    wordsOfChangedSteps(in: actual).compactMap { words in
      // An id may contain a colon; keys do not.
      guard words.hasPrefix("set "), let colon = words.lastIndex(of: ":") else { return nil }
      let keys = words[colon...].dropFirst().split(separator: ",").map { $0.drop { $0 == " " } }
      return (String(words[..<colon].dropFirst(4)), keys.map(String.init))
    }
  }
}

extension StepSummary {
  /// Returns true if two steps are equal, character by character.
  fileprivate func isExactly(_ other: StepSummary) -> Bool {
    self == other && text.isExactly(other.text) && words.isExactly(other.words)
      && zip(trace, other.trace).allSatisfy { $0.isExactly($1) }
  }

  /// Returns true if a view has the same text, selection and focus after both steps.
  fileprivate func leaves(theSameAs other: StepSummary) -> Bool {
    text.isExactly(other.text) && selectedRange == other.selectedRange && firstResponder == other.firstResponder
  }

  /// Returns the sentence about a changed caption for the picture after the step.
  fileprivate func captionChange(to actual: StepSummary, number: Int) -> String {
    let (old, new) = (caption ?? words, actual.caption ?? actual.words)
    let texts = quoted(old, differingFrom: new)
    return "the caption of step \(number) (\(name)) is \(replacement(texts.after, texts.before))"
  }

  fileprivate func changes(in actual: StepSummary, number: Int) -> [String] {
    let place = "after step \(number) (\(name))"
    var sentences: [String] = []
    if firstResponder != actual.firstResponder {
      sentences.append("\(place) the focus is at \(actual.focus)\(insteadOf(focus))")
    }
    guard view == actual.view else { return sentences }
    // Selection and caret follow the text, and the trace describes the change.
    guard text.isExactly(actual.text) else {
      let texts = quoted(text, differingFrom: actual.text)
      return sentences + ["\(place) '\(view)' says \(texts.after)\(insteadOf(texts.before))"]
    }
    if selectedRange != actual.selectedRange {
      sentences.append(
        "\(place) the selection of '\(view)' is \(replacement(actual.selectedRange.text, selectedRange.text))")
    }
    if markedRange != actual.markedRange {
      sentences.append("\(place) \(actual.markedRange.text) of '\(view)' is marked\(insteadOf(markedRange.text))")
    }
    if selectedRange == actual.selectedRange, caret != actual.caret, let caret, let other = actual.caret {
      sentences.append("\(place) the caret of '\(view)' is at \(other.text) instead of \(caret.text)")
    }
    return sentences + traceChanges(in: actual, place)
  }

  private func traceChanges(in actual: StepSummary, _ place: String) -> [String] {
    guard
      let index = zip(trace, actual.trace).enumerated().first(where: { !$0.element.0.isExactly($0.element.1) })?
        .offset
    else {
      guard trace.count != actual.trace.count else { return [] }
      let (added, gone) = (actual.trace.dropFirst(trace.count).first, trace.dropFirst(actual.trace.count).first)
      return [
        "\(place) the trace " + (added.map { "goes on with \($0.quoted)" } ?? "ends before \((gone ?? "").quoted)")
      ]
    }
    let calls = quoted(trace[index], differingFrom: actual.trace[index])
    return ["\(place) the trace says \(calls.after) instead of \(calls.before)"]
  }

  /// The action in words. If the step only takes a picture, the name of its frame.
  var name: String { words.isEmpty ? "frame \(frame ?? "")" : words }

  private var focus: String { firstResponder.map { "'\($0)'" } ?? "nothing" }
}
