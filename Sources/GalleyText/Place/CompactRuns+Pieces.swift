import GalleyBase
import GalleyFonts

extension CompactRuns {
  /// Nil if there is more to say of a piece than these runs keep, or its glyphs are elsewhere.
  /// - Parameters:
  ///   - order: the indices of the pieces from left to right.
  ///   - base: the paragraph's start in the text.
  ///   - origin: that of the first run, raised as all of them.
  ///   - faces: the fonts of earlier lines; those that are new are added.
  convenience init?(_ pieces: [Piece], _ order: [Int], base: Int, origin: Point, sharing faces: inout [Face]) {
    guard let first = order.first else { return nil }
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
      let (font, isMissing) = (pieces[index].font, pieces[index].isMissing)
      let known = faces.indices.first { faces[$0].isMissing == isMissing && faces[$0].font == font }
      if known == nil { faces.append(Face(font: font, isMissing: isMissing)) }
      guard let end = UInt16(exactly: range.upperBound - start), let face = UInt8(exactly: known ?? faces.count - 1),
        let endOfGlyphs = UInt16(exactly: pieces[index].glyphs.endIndex - firstGlyph)
      else { return nil }
      parts.append(
        Run(
          start: UInt16(range.lowerBound - start), end: end,
          firstGlyph: UInt16(pieces[index].glyphs.startIndex - firstGlyph), endOfGlyphs: endOfGlyphs, face: face,
          level: pieces[index].level))
    }
    self.init(
      parts, faces: faces, glyphs: glyphs, clusterBase: base, start: base + start, firstGlyph: firstGlyph,
      origin: origin)
  }
}
