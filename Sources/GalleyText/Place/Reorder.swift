import GalleyFonts
import GalleyUnicode

extension [Piece] {
  /// The indices of the pieces from left to right: trailing spaces take the paragraph's level (UAX 9 rule L1), which
  /// tabs have already, then levels are reversed from the highest down (rule L2). Pieces with both are divided.
  mutating func visualOrder(baseLevel: BidiLevel, visibleEnd: Int) -> [Int] {
    guard baseLevel > 0 || contains(where: { $0.level > 0 }) else { return Array<Int>(indices) }
    // From the end, since pieces that are split move those after them.
    for index in indices.reversed()
    where self[index].kind == .text && self[index].level != baseLevel && self[index].range.upperBound > visibleEnd {
      replaceSubrange(index...index, with: self[index].split(at: visibleEnd, trailingLevel: baseLevel))
    }
    // By index, so that no piece is copied.
    return GalleyUnicode.visualOrder(ofLevels: indices.map { self[$0].level })
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
      part.glyphs = level.isRightToLeft == self.level.isRightToLeft ? kept : ShapedGlyphs(kept.reversed())
      part.width = GalleyText.width(of: part.glyphs)
      return part
    }
    let seam = max(offset, range.lowerBound)
    return [part(range.lowerBound..<seam, level: level), part(seam..<range.upperBound, level: trailingLevel)]
      .compactMap { $0 }
  }
}
