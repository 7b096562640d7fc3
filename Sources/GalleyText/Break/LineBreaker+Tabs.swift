import GalleyBase
import GalleyUnicode

/// What stands between a tab and the next, in the order of reading.
struct TabCell {
  /// Width of what stands between the cell's beginning and the part that its stop aligns.
  var ahead = Length.zero
  /// Width of the part that its stop aligns: up to the terminator, where the cell has one.
  var column = Length.zero
  /// What was measured as the column; nil if nothing was.
  var measured: Range<Int>?
  /// Where the terminator stands that ended the column, if one did.
  var terminator: Int?
}

/// What became of a tab, for whoever explains a layout.
struct TabStep {
  var offset: Int
  /// Where the tab was met.
  var pen: Length
  /// The stop it took; nil if none was left.
  var stop: TabRuler.Stop?
  var cell = TabCell()
  /// Where the cell begins; the pen if the tab was dropped.
  var start: Length
}

extension LineBreaker {
  /// Moves the pen to the column after the tab; false if the rest of the line has to go to the next one.
  func placeTab(at offset: Int, _ mode: LineBreakMode, _ scan: inout LineScan) -> Bool {
    guard let stop = ruler.stop(after: scan.pen, isLastLine: scan.isLast) else {
      observeTab?(TabStep(offset: offset, pen: scan.pen, start: scan.pen))
      return scan.dropTab(at: offset)
    }
    let cell = cell(from: offset + 1, at: stop, mode, scan)
    let column = stop.columnStart(pen: scan.pen, cell: cell)
    observeTab?(TabStep(offset: offset, pen: scan.pen, stop: stop, cell: cell, start: column))
    guard column <= scan.margins.trailing else { return scan.dropTab(at: offset) }
    scan.tabs.append(BrokenLine.Tab(offset: offset, width: column - scan.pen))
    scan.pen = column
    scan.visible = column
    scan.visibleEnd = offset + 1
    scan.widest = max(scan.widest, column)
    return true
  }

  /// Measures the cell after a tab, as far as the answer matters: a cell wider than the way to its stop begins at the pen.
  private func cell(from start: Int, at stop: TabRuler.Stop, _ mode: LineBreakMode, _ scan: LineScan) -> TabCell {
    let way = stop.location - scan.pen
    let room = stop.side == .centered ? way * 2 : way
    guard let cell = paragraph.cell(from: start, at: stop, in: units, atMost: room) else { return TabCell() }
    guard cell.ahead == .zero, cell.column >= room, stop.location <= scan.margins.trailing, !scan.isLast,
      mode != .byCharWrapping, let part = partOnLine(from: start, scan), part.width > .zero
    else { return cell }
    // Of a column that wraps, only what stays on the tab's line counts (reference §C.2.5).
    let end = stop.side == .centered ? stop.location + part.width / 2 : stop.location
    return part.width < room && end <= scan.margins.trailing
      ? TabCell(column: part.width, measured: start..<part.end) : cell
  }

  /// How much of the column from `start` stays on the line if it begins at the pen; nil if all of it does, or nothing.
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

extension ShapedParagraph {
  /// Measures the cell that begins at `start`, up to the next tab, forced break or terminator, and at most about `room`.
  /// Nil if its beginning stands at the stop whatever its width.
  ///
  /// A cell inside which the text runs against the paragraph, such as a number in Arabic, has what follows the
  /// terminator before it in the order of reading: the terminator's edge then aligns at the same side of the stop.
  func cell(from start: Int, at stop: TabRuler.Stop, in units: ArraySlice<UInt16>, atMost room: Length)
    -> TabCell?
  {
    let mayRunBack = !stop.terminators.isEmpty && !analysis.levels.isEmpty
    if stop.side == .after, !mayRunBack { return nil }
    var cell = TabCell()
    var offset = start
    while offset < range.count, stop.side == .after || cell.column < room {
      cell.measured = start..<offset
      if units[units.startIndex + offset].endsColumn { return stop.side == .after ? nil : cell }
      if stop.endsColumn(at: offset, in: units) {
        cell.terminator = offset
        return mayRunBack ? self.cell(from: start, runningBackAt: offset, in: units) ?? cell : cell
      }
      cell.column += Length(fixed16: advances[offset])
      offset += 1
    }
    cell.measured = start..<offset
    return stop.side == .after ? nil : cell
  }

  /// The cell from `start` whose terminator at `terminator` stands in a run of the direction against the paragraph's;
  /// nil if it does not.
  private func cell(from start: Int, runningBackAt terminator: Int, in units: ArraySlice<UInt16>) -> TabCell? {
    func runsBack(_ offset: Int) -> Bool { analysis.levels[offset].isRightToLeft != analysis.baseLevel.isRightToLeft }
    guard runsBack(terminator) else { return nil }
    var runStart = terminator
    while runStart > start, runsBack(runStart - 1) { runStart -= 1 }
    var runEnd = terminator
    while runEnd < range.count, runsBack(runEnd), !units[units.startIndex + runEnd].endsColumn { runEnd += 1 }
    return TabCell(
      ahead: width(of: start..<runStart) + width(of: terminator..<runEnd), column: width(of: runStart..<terminator),
      measured: runStart..<terminator, terminator: terminator)
  }
}

extension UInt16 {
  /// True for format characters, which have no width anywhere: zero width space, joiners,
  /// marks of direction, byte order mark.
  var isFormat: Bool {
    switch self {
    case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// Whether the unit ends every column: a tab or a forced break (reference §C.1).
  var endsColumn: Bool {
    self == 0x09 || isLineEnd
  }
}
