import GalleyBase
import GalleyUnicode

/// The text between a tab and the next tab, in the order of reading, with the widths that alignment
/// needs.
struct TabCell {
  /// The width of the text that comes between the tab and the part that the stop aligns, in the
  /// direction of the paragraph.
  var ahead = Length.zero
  /// The width of the part that the stop aligns. If a terminator (such as a decimal separator) ends
  /// the cell, it is the width up to the terminator.
  var column = Length.zero
  /// The range whose width is `column`, as offsets from the start of the paragraph; nil if nothing
  /// was measured.
  var measured: Range<Int>?
  /// The offset of the character that ends the column, such as a decimal separator; nil if a tab or
  /// line end does.
  var terminator: Int?
  /// True if the text around the terminator reads against the direction of the paragraph.
  var runsBack = false
}

extension ShapedParagraph {
  /// Returns the measures of the text from `start` to the next tab, forced break or terminator of
  /// the stop; nil if the column begins at the stop whatever its width. Stops when the column is at
  /// least `room` wide.
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

  /// Returns the cell that begins at `start` and ends at `terminator`. Returns nil if the
  /// terminator reads in the direction of the paragraph, so that the cell needs no special measure.
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

  /// True for spaces and tabs, including spaces at which no line ends.
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
