import GalleyBase
import GalleyUnicode

extension LineBreaker {
  /// Moves the pen past letters and ideographs as long as they fit.
  ///
  /// Records only the last offset at which the line may end; earlier ones do not matter. This is a shortcut for most of
  /// a line, with the same result as going character by character.
  /// - Returns: the offset that it reached; `start` if there was nothing to pass.
  func passLetters(
    from start: Int, to end: Int, _ boundaries: [TextBoundaries], _ advances: [Int32], _ scan: inout LineScan
  ) -> Int {
    guard scan.opportunity != nil, start < end, units[units.startIndex + start - 1] != 0x09 else { return start }
    // A callback, or a scan that keeps opportunities, needs every offset.
    let takesLast = permitsBreak == nil && scan.opportunities == nil
    var last: (offset: Int, pen: Length, widest: Length)?
    var offset = start
    var (pen, widest) = (scan.pen, scan.widest)
    while offset < end, units[units.startIndex + offset].isLetterLike {
      let next = pen + Length(fixed16: advances[offset])
      if next > scan.margins.trailing { break }
      if !boundaries[offset].isDisjoint(with: .endsWord) {
        guard takesLast, isPlainBreak(at: offset, boundaries[offset]) else { break }
        last = (offset, pen, widest)
      }
      pen = next
      widest = max(widest, pen)
      offset += 1
    }
    if offset == start { return start }
    if let last {
      // At `start` itself the line's visible end may be further back, before spaces.
      if last.offset > start { scan.move(to: last.pen, at: last.offset, widest: last.widest) }
      scan.take(scan.opportunity(at: last.offset, ends: .word))
    }
    scan.move(to: pen, at: offset, widest: widest)
    return offset
  }

  /// True if the line may end before the unit at `offset` without a hyphen, and the unit begins a
  /// cluster and is not a space.
  private func isPlainBreak(at offset: Int, _ boundary: TextBoundaries) -> Bool {
    boundary.contains([.softBreak, .grapheme]) && boundary.isDisjoint(with: [.hardBreak, .space])
      && paragraph.clusters[offset].contains(.start) && units[units.startIndex + offset - 1] != 0xAD
  }
}

extension UInt16 {
  /// True for letters, ideographs, kana and their punctuation. False for control characters, format
  /// characters and line ends.
  fileprivate var isLetterLike: Bool {
    (0x21...0x7E).contains(self) || (0xA1...0x60F).contains(self) || (0x620...0x167F).contains(self)
      || (0x3001...0x30FF).contains(self) || (0x3400...0x9FFF).contains(self) || (0xFF01...0xFF9F).contains(self)
  }
}

extension TextBoundaries {
  /// The boundaries that end a word: those at which a line may or must end, and those before a
  /// space.
  fileprivate static var endsWord: TextBoundaries { [.softBreak, .hardBreak, .space] }
}
