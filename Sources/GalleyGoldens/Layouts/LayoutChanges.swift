import GalleyBase

extension LayoutSummary {
  /// Returns the differences of `actual`, one sentence each, causes before effects: the canvas, views that came or
  /// went, then the text, frame and lines of each view. Empty if the summaries are equal.
  public func changes(in actual: LayoutSummary) -> [String] {
    var sentences: [String] = []
    if size != actual.size {
      sentences.append("the canvas is now \(actual.size.text) instead of \(size.text) pt")
    }
    if scale != actual.scale {
      sentences.append("the scale is now \(shortDecimal(actual.scale)) instead of \(shortDecimal(scale))")
    }
    let pairs = matched(views, actual.views)
    for (before, after) in pairs where after == nil {
      sentences.append("'\(before?.name ?? "")' is gone")
    }
    for (before, after) in pairs where before == nil {
      sentences.append("'\(after?.name ?? "")' is new")
    }
    for case (let before?, let after?) in pairs {
      sentences += before.changes(in: after)
    }
    return sentences + stepChanges(in: actual)
  }

  /// Returns pairs of views with the same name, the n-th of a name with the n-th, in the order of `before`. Views that
  /// only `after` has come last.
  private func matched(_ before: [ViewSummary], _ after: [ViewSummary]) -> [(ViewSummary?, ViewSummary?)] {
    var waiting: [String: [Int]] = [:]
    for (index, view) in after.enumerated().reversed() { waiting[view.name, default: []].append(index) }
    var taken = [Bool](repeating: false, count: after.count)
    var pairs: [(ViewSummary?, ViewSummary?)] = []
    for view in before {
      guard let index = waiting[view.name]?.popLast() else {
        pairs.append((view, nil))
        continue
      }
      taken[index] = true
      pairs.append((view, after[index]))
    }
    for (index, view) in after.enumerated() where !taken[index] { pairs.append((nil, view)) }
    return pairs
  }
}

extension ViewSummary {
  /// Returns the differences of `actual`, the same view of another layout. If the text differs, offsets cannot be
  /// compared, so lines are only counted.
  func changes(in actual: ViewSummary) -> [String] {
    var sentences: [String] = []
    if text != actual.text {
      sentences.append("'\(name)' now says \(quoted(actual.text)) instead of \(quoted(text))")
    }
    if frame != actual.frame {
      sentences.append("the frame of '\(name)' is now \(actual.frame.text) instead of \(frame.text)")
    }
    if text == actual.text { sentences += lineChanges(in: actual) }
    if lines.count != actual.lines.count {
      sentences.append("'\(name)' now has \(counted(actual.lines.count, "line")) instead of \(lines.count)")
    }
    return sentences
  }

  private func lineChanges(in actual: ViewSummary) -> [String] {
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
