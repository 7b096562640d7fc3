import GalleyBase
import GalleyUnicode

/// A tab of a line: its position, stop and width.
struct TabStep {
  var offset: Int
  /// The pen at the tab.
  var pen: Length
  /// The next stop; nil if none was left.
  var stop: TabRuler.Stop?
  var cell = TabCell()
  /// The beginning of the cell at that stop; the pen without a stop.
  var start: Length
  /// 0 if the tab is dropped, so that the rest of its line moves to the next one.
  var width = Length.zero

  /// True if the stop lies beyond the margin, so that the tab is dropped.
  var isBeyondMargin: Bool { width != start - pen }
}

extension LineBreaker {
  /// Moves the pen to the column after the tab; returns false if the rest of the line has to move to the next one.
  func placeTab(at offset: Int, _ mode: LineBreakMode, _ scan: inout LineScan) -> Bool {
    guard let stop = ruler.stop(after: scan.pen, isLastLine: scan.isLast) else {
      scan.tabs.append(TabStep(offset: offset, pen: scan.pen, start: scan.pen))
      return false
    }
    let cell = cell(from: offset + 1, at: stop, mode, scan)
    let column = stop.columnStart(pen: scan.pen, cell: cell)
    let fits = column <= scan.margins.trailing
    scan.tabs.append(
      TabStep(
        offset: offset, pen: scan.pen, stop: stop, cell: cell, start: column, width: fits ? column - scan.pen : .zero))
    guard fits else { return false }
    scan.pen = column
    scan.visible = column
    scan.visibleEnd = offset + 1
    scan.widest = max(scan.widest, column)
    return true
  }

  /// Measures the cell after a tab, only as far as needed: a cell wider than the space before its stop begins at the
  /// pen.
  private func cell(from start: Int, at stop: TabRuler.Stop, _ mode: LineBreakMode, _ scan: LineScan) -> TabCell {
    let way = stop.location - scan.pen
    let room = stop.side == .centered ? way * 2 : way
    guard let cell = paragraph.cell(from: start, at: stop, in: units, atMost: room) else { return TabCell() }
    guard cell.ahead == .zero, cell.column >= room, stop.location <= scan.margins.trailing, !scan.isLast,
      mode != .byCharWrapping, let part = partOnLine(from: start, scan), part.width > .zero
    else { return cell }
    // If a column wraps, only the part on the tab's line counts (rule: tab-column-wraps).
    let end = stop.side == .centered ? stop.location + part.width / 2 : stop.location
    return part.width < room && end <= scan.margins.trailing
      ? TabCell(column: part.width, measured: start..<part.end) : cell
  }

  /// Returns the part of the column from `start` that stays on the line if it begins at the pen;
  /// nil if all of it or none does.
  private func partOnLine(from start: Int, _ scan: LineScan) -> (width: Length, end: Int)? {
    var trial = scan
    trial.opportunity = nil
    trial.visible = scan.pen
    let boundaries = paragraph.analysis.boundaries
    for offset in start..<paragraph.range.count {
      let unit = units[units.startIndex + offset]
      if unit.endsColumn { return nil }
      if offset > start { noteOpportunity(at: offset, boundaries[offset], .byWordWrapping, &trial) }
      trial.pen += Length(fixed16: paragraph.advances[offset])
      if !boundaries[offset].contains(.space) { trial.visible = trial.pen }
      if trial.visible > scan.margins.trailing {
        return trial.opportunity.map { ($0.visible - scan.pen, $0.offset) }
      }
    }
    return nil
  }
}
