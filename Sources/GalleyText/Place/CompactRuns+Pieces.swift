import GalleyBase
import GalleyFonts

extension CompactRuns {
  /// The number of fonts at which the next line begins a new list: a line with a new font copies the list that others
  /// hold.
  private static let manyFonts = 8

  /// Nil if there is more to say of a piece than these runs keep, or its glyphs are elsewhere.
  /// - Parameters:
  ///   - order: the indices of the pieces from left to right.
  ///   - base: the paragraph's start in the text.
  ///   - origin: that of the first run, raised as all of them.
  ///   - fonts: the fonts of earlier lines; those that are new are added.
  convenience init?(_ pieces: [Piece], _ order: [Int], base: Int, origin: Point, sharing fonts: inout [RunFont]) {
    guard let first = order.first else { return nil }
    if fonts.count >= CompactRuns.manyFonts { fonts = [] }
    let (glyphs, attributes) = (pieces[first].glyphs, pieces[first].attributesIndex)
    var (start, firstGlyph) = (Int.max, Int.max)
    // By index, so that no piece is copied.
    for index in order {
      start = min(start, pieces[index].range.lowerBound)
      firstGlyph = min(firstGlyph, pieces[index].glyphs.startIndex)
    }
    var parts: [Run] = []
    parts.reserveCapacity(order.count)
    for index in order {
      let range = pieces[index].range
      guard pieces[index].kind == .text, pieces[index].tokenRun == nil, pieces[index].raise == nil,
        pieces[index].attributesIndex == attributes, pieces[index].styleOffset == range.lowerBound,
        pieces[index].glyphs.sharesMemory(with: glyphs)
      else { return nil }
      assert(pieces[index].width == GalleyText.width(of: pieces[index].glyphs), "text of another width than its glyphs")
      var place = 0
      while place < fonts.count, !fonts[place].isOf(pieces[index]) { place += 1 }
      if place == fonts.count { fonts.append(RunFont(font: pieces[index].font, isMissing: pieces[index].isMissing)) }
      guard let end = UInt16(exactly: range.upperBound - start), let font = UInt8(exactly: place),
        let endOfGlyphs = UInt16(exactly: pieces[index].glyphs.endIndex - firstGlyph)
      else { return nil }
      parts.append(
        Run(
          start: UInt16(range.lowerBound - start), end: end,
          firstGlyph: UInt16(pieces[index].glyphs.startIndex - firstGlyph), endOfGlyphs: endOfGlyphs, font: font,
          level: pieces[index].level))
    }
    self.init(
      parts, fonts: fonts, glyphs: glyphs, clusterBase: base, start: base + start, firstGlyph: firstGlyph,
      origin: origin)
  }
}

extension RunFont {
  /// True if it is that of a piece.
  fileprivate func isOf(_ piece: borrowing Piece) -> Bool { isMissing == piece.isMissing && font == piece.font }
}
