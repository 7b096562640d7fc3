import GalleyFonts
import GalleyUnicode

extension [Piece] {
  /// The pieces from left to right: trailing spaces take the paragraph's level (UAX 9 rule L1), then levels are
  /// reversed from the highest down (rule L2).
  func inVisualOrder(baseLevel: BidiLevel, visibleEnd: Int) -> [Piece] {
    guard baseLevel > 0 || contains(where: { $0.level > 0 }) else { return self }
    var pieces: [Piece] = []
    pieces.reserveCapacity(count + 1)
    for piece in self {
      if piece.kind == .text, piece.level != baseLevel, piece.range.upperBound > visibleEnd {
        pieces.append(contentsOf: piece.split(at: visibleEnd, trailingLevel: baseLevel))
      } else {
        pieces.append(piece)
        if piece.kind == .tab { pieces[pieces.count - 1].level = baseLevel }
      }
    }
    return visualOrder(ofLevels: pieces.map(\.level)).map { pieces[$0] }
  }
}

extension Piece {
  /// The part before `offset` as it is, and the part from there on at another level, its glyphs turned round if that
  /// changes the direction. They are spaces, which look the same either way.
  fileprivate func split(at offset: Int, trailingLevel: BidiLevel) -> [Piece] {
    func part(_ range: Range<Int>, level: BidiLevel) -> Piece? {
      guard !range.isEmpty else { return nil }
      var part = self
      part.range = range
      part.level = level
      let kept = glyphs.filter { range.contains(Int($0.cluster)) }
      part.glyphs = level.isRightToLeft == self.level.isRightToLeft ? kept[...] : ArraySlice(kept.reversed())
      part.width = GalleyText.width(of: part.glyphs)
      return part
    }
    let seam = max(offset, range.lowerBound)
    return [part(range.lowerBound..<seam, level: level), part(seam..<range.upperBound, level: trailingLevel)]
      .compactMap { $0 }
  }
}
