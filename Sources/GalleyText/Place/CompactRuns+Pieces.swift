import GalleyBase
import GalleyFonts

extension CompactRuns {
  /// Creates the runs of a line from its pieces; nil if a piece has glyphs outside the paragraph or
  /// properties that these runs cannot store.
  /// - Parameters:
  ///   - order: the indices of the pieces from left to right.
  ///   - glyphs: the glyphs of the paragraph.
  ///   - fonts: the fonts that pieces refer to.
  ///   - base: the paragraph's start in the text.
  ///   - origin: the origin of the first run, raised like all of them.
  convenience init?(
    _ pieces: [Piece], _ order: [Int], glyphs: Stretches<ShapedGlyphs>, fonts: [RunFont], base: Int, origin: Point
  ) {
    guard let first = order.first else { return nil }
    let attributes = pieces[first].attributesIndex
    var (start, firstGlyph, lastGlyph, firstFont) = (Int.max, Int.max, 0, Int.max)
    // By index, so that no piece is copied.
    for index in order {
      guard case .ofParagraph(let indices) = pieces[index].glyphs else { return nil }
      start = min(start, pieces[index].range.lowerBound)
      firstFont = min(firstFont, pieces[index].fontIndex)
      (firstGlyph, lastGlyph) = (min(firstGlyph, indices.lowerBound), max(lastGlyph, indices.upperBound))
    }
    guard let home = glyphs.home(of: firstGlyph..<lastGlyph) else { return nil }
    var parts: [Run] = []
    parts.reserveCapacity(order.count)
    for index in order {
      let range = pieces[index].range
      guard case .ofParagraph(let indices) = pieces[index].glyphs, pieces[index].kind == .text,
        pieces[index].tokenRun == nil, pieces[index].raise == nil, pieces[index].attributesIndex == attributes,
        pieces[index].styleOffset == range.lowerBound, let font = UInt8(exactly: pieces[index].fontIndex - firstFont),
        let end = UInt16(exactly: range.upperBound - start),
        let endOfGlyphs = UInt16(exactly: indices.upperBound - firstGlyph)
      else { return nil }
      assert(
        pieces[index].width == GalleyText.width(of: glyphs.slice(indices)), "text of another width than its glyphs")
      parts.append(
        Run(
          start: UInt16(range.lowerBound - start), end: end, firstGlyph: UInt16(indices.lowerBound - firstGlyph),
          endOfGlyphs: endOfGlyphs, font: font, level: pieces[index].level))
    }
    self.init(
      parts, fonts: fonts, firstFont: firstFont, glyphs: home.elements, clusterBase: base, start: base + start,
      firstGlyph: firstGlyph + home.shift, origin: origin)
  }
}
