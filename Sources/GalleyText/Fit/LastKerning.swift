import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ParagraphSource {
  /// Returns the pieces of a range before hidden text. The last letter of the range keeps its
  /// kerning with the hidden letter after it (rule: truncated-letter-kerning).
  ///
  /// That right-to-left text does not is our choice.
  func piecesKeepingLastKerning(of range: Range<Int>, tabs: [TabStep]) -> [Piece] {
    var pieces = pieces(of: range, tabs: tabs)
    guard let piece = pieces.last, case .own(var glyphs) = piece.glyphs, !piece.level.isRightToLeft,
      let last = glyphs.last
    else { return pieces }
    let item = paragraph.items[paragraph.itemIndex(at: Int(last.cluster))]
    let whole = paragraph.placedGlyphs.slice(
      paragraph.glyphIndices(of: item, in: Int(last.cluster)..<range.upperBound))
    // A ligature, or a letter with marks, has different glyphs when shaped alone.
    guard whole.count == 1, whole[whole.startIndex].glyph == last.glyph else { return pieces }
    let kept = whole[whole.startIndex].advance
    glyphs[glyphs.count - 1].advance = kept
    pieces[pieces.count - 1].glyphs = .own(glyphs)
    pieces[pieces.count - 1].width += Length(fixed16: kept) - Length(fixed16: last.advance)
    return pieces
  }
}
