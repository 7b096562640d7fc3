import GalleyBase
import GalleyFiles
import GalleyScenes

extension LayoutComparison {
  /// All causes of the differences, each with its effects.
  var causes: [Change] {
    let attribution = CauseAttribution(self)
    var changes: [Change] = []
    func add(_ differences: [Difference], _ source: Source, own: [String] = []) {
      let last = differences.lastIndex(where: \.reachesLayout)
      let isShared = differences.count(where: \.reachesLayout) > 1 || attribution.shared.contains(source)
      let effects = own + attribution.effects(of: source)
      for (index, difference) in differences.enumerated() {
        changes.append(difference.change(index == last ? effects : [], isLastOfSeveral: isShared && index == last))
      }
    }
    add(scene, .scene)
    for visit in visits { add([visit.difference], .visit(visit.number)) }
    for (index, pair) in pairs.enumerated() where !pair.inputs.isEmpty {
      add(pair.inputs, .view(index), own: (attribution.own[index]?.effects(on: "it") ?? []) + missingEffects(on: pair))
    }
    if let canvas { add([canvas], .canvas) }
    let isExplained =
      scene.contains(where: \.reachesLayout) || !visits.isEmpty || canvas != nil
      || pairs.contains { $0.inputs.contains(where: \.reachesLayout) }
    let stepChanges = before.stepChanges(in: after, isExplained: isExplained)
    // Steps that were added, removed or changed can have caused all the rest.
    let unexplained = stepChanges.isEmpty ? attribution.unexplained.flatMap(\.unexplained) : []
    let all = changes + unexplained + unexplainedMissing(isExplained || !stepChanges.isEmpty) + stepChanges
    return all.map(namingViews)
  }

  /// Returns a cause whose sentence identifies views without an id by their kind and text.
  private func namingViews(_ change: Change) -> Change {
    guard change.sentence.contains("'views[") else { return change }
    var change = change
    for view in before.views + after.views where view.name.hasPrefix("views[") && !view.text.isEmpty {
      let text = view.text.count > 24 ? view.text.prefix(23) + "…" : view.text[...]
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      change.sentence.replace("'\(view.name)'", with: "\(view.type) \"\(line)\"")
    }
    return change
  }

  /// Returns clauses about the characters for which no font has glyphs since the text or the font
  /// of a view changed.
  private func missingEffects(on pair: ViewPair) -> [String] {
    let new = newMissing.filter { $0.view == pair.before.name }
    guard !new.isEmpty, pair.inputs.contains(where: \.reachesLayout) else { return [] }
    return ["no face has \(listing(new.map(\.text.quoted)))"]
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
  /// The changes of a view for which no cause is known: the changes of its lines, or else of other
  /// members of the dump.
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
          "'\(name)' now has \(counted(after.lines.count, "line"))"
            + (before.lines.isEmpty ? "" : insteadOf("\(before.lines.count)"))))
    }
    if let clause = truncationEffect(on: "'\(name)'") {
      found.append(change("truncation", "\(before.isTruncated)", "\(after.isTruncated)", clause))
    }
    guard found.isEmpty else { return found }
    return names(before.derived, after.derived).compactMap { property in
      let (was, now) = (value(property, in: before.derived), value(property, in: after.derived))
      guard was != now else { return nil }
      let (old, new) = (was.map(wording) ?? "absent", now.map(wording) ?? "absent")
      let words = PropertyWords.words(of: property, inViewOf: after.type)
      return change(property, old, new, "\(words.noun) of '\(name)' \(words.verb) \(replacement(new, old))")
    }
  }
}

extension ViewSummary {
  /// Returns one sentence for each changed line, and one for each group of consecutive lines whose
  /// baselines moved by the same amount.
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

  /// Returns one sentence for each group of consecutive lines whose baselines moved by the same
  /// amount.
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
