import GalleyFonts
import GalleyUnicode

extension [Piece] {
  /// Puts the pieces from left to right: trailing spaces take the paragraph's level (UAX 9 rule L1), then levels are
  /// reversed from the highest down (rule L2).
  mutating func orderVisually(baseLevel: BidiLevel, visibleEnd: Int) {
    guard baseLevel > 0 || contains(where: { $0.level > 0 }) else { return }
    // From the end, since pieces that are split move those after them.
    for index in indices.reversed() {
      if self[index].kind == .tab {
        self[index].level = baseLevel
      } else if self[index].kind == .text, self[index].level != baseLevel,
        self[index].range.upperBound > visibleEnd
      {
        replaceSubrange(index...index, with: self[index].split(at: visibleEnd, trailingLevel: baseLevel))
      }
    }
    reverseLevels()
  }

  /// Reverses every stretch of at least each level, from the highest down to the lowest odd one.
  private mutating func reverseLevels() {
    let levels = map(\.level)
    let order = visualOrder(ofLevels: levels)
    // Moved along the cycles of the order: a piece has much to copy.
    var isDone = [Bool](repeating: false, count: count)
    for start in indices where !isDone[start] {
      var place = start
      while true {
        isDone[place] = true
        let source = order[place]
        if isDone[source] { break }
        swapAt(place, source)
        place = source
      }
    }
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
