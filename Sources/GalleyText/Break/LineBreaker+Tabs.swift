import GalleyBase
import GalleyUnicode

/// A tab in a line, with its position, the tab stop that it moves to, and its width.
struct TabStep {
  var offset: Int
  /// The pen position before the tab, as a distance from the leading margin.
  var pen: Length
  /// The first tab stop after the pen; nil if no stop is left.
  var stop: TabRuler.Stop?
  var cell = TabCell()
  /// The position at which the text of the column begins. Without a stop, it is the pen position.
  var start: Length
  /// The width of the tab. It is 0 if the tab has no stop on the line, so that the rest of the line
  /// moves to the next line.
  var width = Length.zero

  /// True if the text of the column would begin beyond the trailing margin. The tab then has no
  /// width, and the rest of its line moves to the next line.
  var isBeyondMargin: Bool { width != start - pen }
}

extension LineBreaker {
  /// Moves the pen to the start of the column after the tab at `offset`. Returns false if the rest
  /// of the line must move to the next line.
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

  /// Returns the measures of the column that begins at `start`, after a tab. Text beyond the space
  /// before the stop is not measured, because a column that is wider than this space begins at the
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

  /// Returns the width and the end of the part of the column that stays on the line if the column
  /// begins at the pen. The column's text begins at `start`. Returns nil if the whole column stays
  /// on the line, or if no part of it does.
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
