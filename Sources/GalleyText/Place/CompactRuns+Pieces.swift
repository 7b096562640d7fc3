import GalleyBase
import GalleyFonts

extension CompactRuns {
  /// Nil if there is more to say of a piece than these runs keep, or its glyphs are elsewhere.
  /// - Parameters:
  ///   - order: the indices of the pieces from left to right.
  ///   - base: the paragraph's start in the text.
  ///   - origin: that of the first run, raised as all of them.
  convenience init?(_ pieces: [Piece], _ order: [Int], base: Int, origin: Point) {
    guard let first = order.first else { return nil }
    let (glyphs, attributes) = (pieces[first].glyphs, pieces[first].attributesIndex)
    var parts: [Run] = []
    parts.reserveCapacity(order.count)
    var fonts: [Font] = []
    // By index, so that no piece is copied.
    for index in order {
      let range = pieces[index].range
      guard pieces[index].kind == .text, pieces[index].tokenRun == nil, pieces[index].raise == nil,
        pieces[index].attributesIndex == attributes, pieces[index].styleOffset == range.lowerBound,
        pieces[index].glyphs.sharesMemory(with: glyphs),
        pieces[index].width == GalleyText.width(of: pieces[index].glyphs)
      else { return nil }
      let known = fonts.indices.first { fonts[$0] == pieces[index].font }
      let font = known ?? fonts.count
      if known == nil { fonts.append(pieces[index].font) }
      guard let font = UInt8(exactly: font) else { return nil }
      parts.append(
        Run(
          start: Int32(base + range.lowerBound), end: Int32(base + range.upperBound),
          firstGlyph: Int32(pieces[index].glyphs.startIndex), endOfGlyphs: Int32(pieces[index].glyphs.endIndex),
          font: font, level: pieces[index].level, isMissing: pieces[index].isMissing))
    }
    self.init(parts, fonts: fonts, glyphs: glyphs, clusterBase: base, origin: origin)
  }
}
