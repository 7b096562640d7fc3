import GalleyBase
import GalleyFiles

extension LayoutComparison {
  /// The causes with what follows from each.
  var causes: [Change] {
    var found: [(difference: Difference, effects: [String], isLastOfSeveral: Bool)] = []
    func add(_ differences: [Difference], effects: [String]) {
      let last = differences.lastIndex(where: \.reachesLayout)
      let several = differences.count(where: \.reachesLayout) > 1
      for (index, difference) in differences.enumerated() {
        found.append((difference, index == last ? effects : [], several && index == last))
      }
    }
    let affected = pairs.filter { !$0.inputs.contains(where: \.reachesLayout) && $0.hasEffects }
    let sceneHolds = scene.contains(where: \.reachesLayout)
    add(scene, effects: sceneHolds ? namedEffects(affected) : [])
    add(visits, effects: [])
    for pair in pairs where !pair.inputs.isEmpty {
      let reaches = pair.inputs.contains(where: \.reachesLayout)
      let effects = reaches && !sceneHolds ? pair.effects(on: "it", besides: pair.inputs) : []
      add(pair.inputs, effects: effects + missingEffects(on: pair))
    }
    if let canvas { add([canvas], effects: []) }
    if !sceneHolds, !affected.isEmpty, let last = found.lastIndex(where: { $0.difference.reachesLayout }) {
      found[last].effects.append(counted(affected.count, "other view") + (affected.count == 1 ? " changes" : " change"))
    }
    let stepChanges = before.stepChanges(
      in: after, isExplained: found.contains { $0.difference.reachesLayout })
    let hasHold = !stepChanges.isEmpty || found.contains { $0.difference.reachesLayout }
    let changes = found.map { $0.difference.change($0.effects, isLastOfSeveral: $0.isLastOfSeveral) }
    return changes + (hasHold ? [] : affected.flatMap(\.unexplained)) + unexplainedMissing(hasHold) + stepChanges
  }

  /// The effects on some views, each called by its name; only the first are told at length.
  private func namedEffects(_ affected: [ViewPair]) -> [String] {
    let told = affected.prefix(2).flatMap { $0.effects(on: "'\($0.before.name)'", limit: 1) }
    let more = affected.count - 2
    let number = affected.count - (told.isEmpty ? 0 : 2)
    let noun = told.isEmpty ? "view" : "more view"
    return told
      + (more > 0 || told.isEmpty && number > 0 ? [counted(number, noun) + (number == 1 ? " changes" : " change")] : [])
  }

  /// The characters that no face has since the text or the font of a view is another.
  private func missingEffects(on pair: ViewPair) -> [String] {
    let new = newMissing.filter { $0.view == pair.before.name }
    guard let first = new.first, pair.inputs.contains(where: \.reachesLayout) else { return [] }
    return ["no face has \(first.text.quoted)"]
  }

  private func unexplainedMissing(_ isExplained: Bool) -> [Change] {
    guard !isExplained else { return [] }
    return newMissing.map { missing in
      Change(
        view: missing.view, property: "missing glyphs", was: "", now: missing.text,
        sentence: "no face has \(missing.text.quoted) of '\(missing.view)'")
    }
  }

  private var newMissing: [MissingSummary] { after.missing.filter { !before.missing.contains($0) } }
}

extension ViewPair {
  /// Returns the effects on the view without those that a change of its frame says already.
  fileprivate func effects(on subject: String, besides inputs: [Difference]) -> [String] {
    let frameIsCause = inputs.contains { $0.property == "frame" }
    var pair = self
    if frameIsCause { pair.before.frame = pair.after.frame }
    return pair.effects(on: subject)
  }

  /// The changes of a view for which there is no cause: that of each line, and else of what the dump says besides.
  fileprivate var unexplained: [Change] {
    let name = before.name
    func change(_ property: String, _ was: String, _ now: String, _ sentence: String) -> Change {
      Change(view: name, property: property, was: was, now: now, sentence: sentence)
    }
    var found = before.lineSentences(in: after).map { change("lines", "", "", $0) }
    if before.lines.count != after.lines.count {
      found.append(
        change(
          "lines", "\(before.lines.count)", "\(after.lines.count)",
          "'\(name)' now has \(counted(after.lines.count, "line")) instead of \(before.lines.count)"))
    }
    if let clause = truncationEffect(on: "'\(name)'") {
      found.append(change("truncation", "\(before.isTruncated)", "\(after.isTruncated)", clause))
    }
    guard found.isEmpty else { return found }
    return names(before.derived, after.derived).compactMap { property in
      let (was, now) = (value(property, in: before.derived), value(property, in: after.derived))
      guard was != now else { return nil }
      let (old, new) = (was.map(wording) ?? "absent", now.map(wording) ?? "absent")
      let words = PropertyWords(property)
      return change(property, old, new, "\(words.noun) of '\(name)' \(words.verb) \(new) instead of \(old)")
    }
  }
}

extension ViewSummary {
  /// Returns one sentence for each line that is not as it was, and for runs of lines whose baselines moved alike.
  fileprivate func lineSentences(in actual: ViewSummary) -> [String] {
    let shared = zip(lines, actual.lines)
    let broken = Array(shared).firstIndex { $0.range != $1.range }
    let comparable = broken ?? min(lines.count, actual.lines.count)
    var sentences = baselineChanges(in: actual, upTo: comparable)
    for index in 0..<comparable {
      let change = lines[index].change(to: actual.lines[index])
      if !change.isEmpty { sentences.append("line \(index + 1) of '\(name)' \(change)") }
    }
    if let broken {
      sentences.append("line \(broken + 1) of '\(name)' " + breakChange(at: broken, in: actual))
    }
    return sentences
  }

  /// Returns one sentence for each run of lines whose baseline moved by the same amount.
  private func baselineChanges(in actual: ViewSummary, upTo count: Int) -> [String] {
    var sentences: [String] = []
    var start = 0
    while start < count {
      let shift = actual.lines[start].baseline - lines[start].baseline
      var end = start + 1
      while end < count && actual.lines[end].baseline - lines[end].baseline == shift { end += 1 }
      if shift != 0 {
        let which = end - start == 1 ? "line \(start + 1)" : "lines \(start + 1)–\(end)"
        let sign = shift > 0 ? "+" : "−"
        sentences.append("\(which) of '\(name)': baseline \(sign)\(shortDecimal(shift.magnitude)) pt")
      }
      start = end
    }
    return sentences
  }
}
