import GalleyBase

extension LineExplainer {
  /// Which stops the tabs of a fragment took. The breaker is asked again, and says what becomes of each tab.
  func tabs(of part: Part) -> [TabExplanation] {
    guard !part.line.tabs.isEmpty else { return [] }
    var steps: [TabStep] = []
    let listening = paragraph.observingTabs { steps.append($0) }
    _ = listening.greedy(part.request, part.margins)
    if let kept = keptBehindToken(of: part) {
      let margins = LineMargins(leading: part.margins.leading + kept.ahead, trailing: part.margins.trailing)
      _ = listening.breaker.rest(from: kept.start, margins: margins)
    }
    let natural = naturalPieces(of: part)
    return part.fragment.runs.filter { $0.kind == .tab }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .compactMap { run in
        let offset = run.range.lowerBound - base
        guard let step = steps.last(where: { $0.offset == offset }),
          natural.contains(where: { $0.kind == .tab && $0.range.lowerBound == offset })
        else { return nil }
        return tab(step, run)
      }
  }

  /// The start of the text that a fragment shows behind a token, and the width before it; nil if there is none.
  private func keptBehindToken(of part: Part) -> (start: Int, ahead: Length)? {
    guard let hidden = part.fragment.hidden else { return nil }
    func isBehind(_ run: GlyphRun) -> Bool {
      run.kind != .token && run.kind != .marker && run.range.lowerBound >= hidden.upperBound
    }
    guard let start = part.fragment.runs.filter(isBehind).map(\.range.lowerBound).min() else { return nil }
    let ahead = part.fragment.runs.filter { !isBehind($0) && $0.kind != .marker }.reduce(0) { $0 + $1.width }
    return (start - base, Length(points: ahead))
  }

  private func tab(_ step: TabStep, _ run: GlyphRun) -> TabExplanation {
    var tab = TabExplanation(
      offset: run.range.lowerBound, pen: step.pen.points, source: .none, location: nil, side: .begins,
      columnTerminators: "", column: nil, columnText: "", columnWidth: step.cell.column.points, terminator: nil,
      start: step.start.points, x: run.origin.x, width: run.width)
    guard let stop = step.stop else { return tab }
    // A stop beyond the margin is as good as none.
    guard step.start - step.pen == Length(points: run.width) else {
      tab.location = stop.location.points
      tab.source = .beyondMargin
      tab.start = tab.pen
      return tab
    }
    tab.source = stop.isRepeated ? .interval : .tabStops
    tab.location = stop.location.points
    tab.side = stop.side.explained
    tab.columnTerminators = String(String.UnicodeScalarView(stop.terminators.compactMap(Unicode.Scalar.init)))
    tab.column = step.cell.measured.map { base + $0.lowerBound..<base + $0.upperBound }
    tab.columnText = tab.column.map { text($0) } ?? ""
    tab.terminator = step.cell.terminator.flatMap { offset in
      text(base + offset..<min(base + offset + 2, source.text.count)).unicodeScalars.first.map(String.init)
    }
    return tab
  }
}
