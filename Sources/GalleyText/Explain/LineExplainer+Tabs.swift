import GalleyBase

extension LineExplainer {
  /// Returns an explanation for each tab of a fragment.
  func tabs(of part: Part) -> [TabExplanation] {
    let steps = part.line.tabs + part.content.movedTabs
    return part.fragment.runs.filter { $0.kind == .tab }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .compactMap { run in
        steps.last { base + $0.offset == run.range.lowerBound }.map { tab($0, run) }
      }
  }

  private func tab(_ step: TabStep, _ run: GlyphRun) -> TabExplanation {
    var tab = TabExplanation(
      offset: run.range.lowerBound, pen: step.pen.points, source: .none, location: nil, side: .begins,
      columnTerminators: nil, column: nil, columnText: nil, columnWidth: nil, terminator: nil,
      start: step.start.points, x: run.origin.x, width: run.width)
    guard let stop = step.stop else { return tab }
    tab.location = stop.location.points
    // A stop beyond the margin has no effect.
    if step.isBeyondMargin {
      tab.source = .beyondMargin
      tab.start = tab.pen
      return tab
    }
    tab.source = stop.isRepeated ? .interval : .tabStops
    tab.side = stop.side
    if !stop.terminators.isEmpty {
      tab.columnTerminators = String(String.UnicodeScalarView(stop.terminators.compactMap(Unicode.Scalar.init)))
    }
    tab.column = step.cell.measured.map { base + $0.lowerBound..<base + $0.upperBound }
    tab.columnText = tab.column.map(text)
    if tab.column != nil { tab.columnWidth = step.cell.column.points }
    tab.terminator = step.cell.terminator.flatMap { offset in
      text(base + offset..<min(base + offset + 2, source.text.count)).unicodeScalars.first.map(String.init)
    }
    return tab
  }
}
