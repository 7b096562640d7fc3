import GalleyBase
import GalleyUnicode

/// The text between a tab and the next tab, in reading order.
struct TabCell {
  /// The width of the text before the part that the stop aligns.
  var ahead = Length.zero
  /// The width of the part that the stop aligns. If the cell has a terminator, this part ends
  /// there.
  var column = Length.zero
  /// The range that was measured as the column; nil if none was measured.
  var measured: Range<Int>?
  /// The offset of the terminator at the end of the column; nil without terminator.
  var terminator: Int?
  /// True if the run of the terminator reads against the direction of the paragraph.
  var runsBack = false
}

extension ShapedParagraph {
  /// Measures the cell that begins at `start`, up to the next tab, forced break or terminator.
  /// Stops at a width of about `room`.
  ///
  /// Nil if the cell begins at the stop whatever its width.
  ///
  /// If the text in a cell reads against the paragraph, such as a number in Arabic, the part after the terminator
  /// precedes the terminator in the paragraph's direction. The terminator's edge then aligns at the same side of the
  /// stop.
  func cell(from start: Int, at stop: TabRuler.Stop, in units: ArraySlice<UInt16>, atMost room: Length)
    -> TabCell?
  {
    let mayRunBack = !stop.terminators.isEmpty && !analysis.levels.isEmpty
    if stop.side == .begins, !mayRunBack { return nil }
    var cell = TabCell()
    var offset = start
    while offset < range.count, stop.side == .begins || cell.column < room {
      cell.measured = start..<offset
      if units[units.startIndex + offset].endsColumn { return stop.side == .begins ? nil : cell }
      if stop.endsColumn(at: offset, in: units) {
        cell.terminator = offset
        return mayRunBack ? self.cell(from: start, runningBackAt: offset, in: units) ?? cell : cell
      }
      cell.column += Length(fixed16: advances[offset])
      offset += 1
    }
    cell.measured = start..<offset
    return stop.side == .begins ? nil : cell
  }

  /// Returns the cell that begins at `start` if the run of `terminator` reads against the direction
  /// of the paragraph; otherwise nil.
  private func cell(from start: Int, runningBackAt terminator: Int, in units: ArraySlice<UInt16>) -> TabCell? {
    func runsBack(_ offset: Int) -> Bool { analysis.levels[offset].isRightToLeft != analysis.baseLevel.isRightToLeft }
    guard runsBack(terminator) else { return nil }
    var runStart = terminator
    while runStart > start, runsBack(runStart - 1) { runStart -= 1 }
    var runEnd = terminator
    while runEnd < range.count, runsBack(runEnd), !units[units.startIndex + runEnd].endsColumn { runEnd += 1 }
    return TabCell(
      ahead: width(of: start..<runStart) + width(of: terminator..<runEnd), column: width(of: runStart..<terminator),
      measured: runStart..<terminator, terminator: terminator, runsBack: true)
  }
}

extension UInt16 {
  /// True for the soft hyphen, U+00AD, and for format characters.
  var isSoftHyphenOrFormat: Bool { self == 0xAD || isFormat }

  /// True for spaces and tabs, including no-break spaces, at which no line ends.
  var isBlank: Bool {
    switch self {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for format characters, which never have a width: zero-width space, joiners, directional
  /// marks, byte order mark.
  var isFormat: Bool {
    switch self {
    case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// True if the unit ends every column: a tab or a forced break (rule: column-end).
  var endsColumn: Bool { self == 0x09 || isLineEnd }
}
