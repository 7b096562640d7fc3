import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// Returns the indices of the pieces in visual order, from left to right.
  ///
  /// Trailing spaces take the paragraph's level (UAX 9 rule L1), which tabs already have. Then levels are reversed from
  /// the highest down (rule L2). A piece with trailing spaces and other text is split.
  func visualOrder(of pieces: inout [Piece], visibleEnd: Int) -> [Int] {
    let baseLevel = paragraph.analysis.baseLevel
    guard baseLevel > 0 || pieces.contains(where: { $0.level > 0 }) else { return Array<Int>(pieces.indices) }
    // From the end, since splitting a piece moves those after it.
    for index in pieces.indices.reversed()
    where pieces[index].kind == .text && pieces[index].level != baseLevel
      && pieces[index].range.upperBound > visibleEnd
    {
      let parts = split(pieces[index], at: visibleEnd, trailingLevel: baseLevel)
      pieces.replaceSubrange(index...index, with: parts)
    }
    // By index, so that no piece is copied.
    return GalleyUnicode.visualOrder(ofLevels: pieces.indices.map { pieces[$0].level })
  }

  /// Splits a piece at `offset`. The part before it keeps its level, the part after it gets
  /// `trailingLevel`.
  ///
  /// If that changes the direction, its glyphs are reversed; they are spaces, which look the same either way.
  private func split(_ piece: Piece, at offset: Int, trailingLevel: BidiLevel) -> [Piece] {
    let glyphs = glyphs(of: piece)
    func part(_ range: Range<Int>, level: BidiLevel) -> Piece? {
      guard !range.isEmpty else { return nil }
      var part = piece
      part.range = range
      part.level = level
      let kept = glyphs.filter { range.contains(Int($0.cluster)) }
      let own = level.isRightToLeft == piece.level.isRightToLeft ? kept : ShapedGlyphs(kept.reversed())
      part.glyphs = .own(own)
      part.width = width(of: own)
      return part
    }
    let seam = max(offset, piece.range.lowerBound)
    return [
      part(piece.range.lowerBound..<seam, level: piece.level),
      part(seam..<piece.range.upperBound, level: trailingLevel),
    ].compactMap { $0 }
  }
}
