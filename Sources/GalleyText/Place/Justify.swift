import GalleyFonts

extension [Piece] {
  /// The pieces with `room` shared out over the spaces U+0020 before `visibleEnd` and after the last tab, in whole steps
  /// of the length grid, the first spaces taking what does not divide (reference §B.3).
  func justified(to room: FixedLength, visibleEnd: Int, in text: ArraySlice<UInt16>) -> [Piece] {
    let first = lastIndex { $0.kind == .tab }.map { $0 + 1 } ?? 0
    var gaps: FixedLength = 0
    for piece in self[first...] { piece.forEachGap(before: visibleEnd, in: text) { _ in gaps += 1 } }
    guard gaps > 0, room > 0 else { return self }
    let (share, remainder) = room.quotientAndRemainder(dividingBy: gaps)
    var left = remainder
    var result = self
    for index in first..<count {
      var glyphs = [ShapedGlyph](self[index].glyphs)
      let base = self[index].glyphs.startIndex
      self[index].forEachGap(before: visibleEnd, in: text) { position in
        glyphs[position - base].advance &+= Int32(clamping: share + (left > 0 ? 1 : 0))
        left -= 1
      }
      result[index].glyphs = glyphs[...]
      result[index].width = GalleyText.width(of: result[index].glyphs)
    }
    return result
  }
}

extension Piece {
  /// Calls `body` with the index of each glyph that is a space to stretch.
  fileprivate func forEachGap(before visibleEnd: Int, in text: ArraySlice<UInt16>, _ body: (Int) -> Void) {
    guard kind == .text else { return }
    for index in glyphs.indices {
      let offset = Int(glyphs[index].cluster)
      if offset < visibleEnd, text[text.startIndex + offset] == 0x20 { body(index) }
    }
  }
}
