/// A piece of a run on its way to being shaped.
struct RunPiece {
  let range: Range<Int>
  let place: UInt32
  let hash: UInt64
  /// Where the cache has it; nil if it has not.
  var kept: Int?
}

extension Typesetter {
  /// Appends the glyphs of pieces that are all kept, in visual order. False if what a piece does to the space after it
  /// cannot be told the next one; then nothing was appended.
  func append(
    _ pieces: [RunPiece], _ font: SizedFont, isRightToLeft: Bool, space: UInt32, to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    let count = pieces.reduce(0) { $0 + Int(shapedPiece($1).glyphCount) }
    let result = buffer.reserve(count)
    var next = isRightToLeft ? count : 0
    var trailing = TrailingSpace()
    for piece in pieces {
      let shaped = shapedPiece(piece)
      let glyphCount = Int(shaped.glyphCount)
      if isRightToLeft { next -= glyphCount }
      let source = pieceCache.glyphs + Int(shaped.firstGlyph)
      let start = Int32(piece.range.lowerBound)
      for index in 0..<glyphCount {
        (result + next + index).initialize(to: font.shapedGlyph(source[index], textStart: start))
      }
      if trailing != TrailingSpace() {
        guard let place = leadingGlyph(of: shaped, isRightToLeft: isRightToLeft),
          trailing.isStill || UInt32(source[place].glyph) == space
        else { return false }
        result[next + place] = font.shapedGlyph(source[place].adding(trailing), textStart: start)
      }
      trailing = shaped.trailing
      if !isRightToLeft { next += glyphCount }
    }
    glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: count))
    return true
  }

  private func shapedPiece(_ piece: RunPiece) -> ShapedPiece {
    guard let kept = piece.kept else { preconditionFailure("a piece that was not shaped") }
    return pieceCache.pieces[kept]
  }

  /// The place of the glyph that is first in reading direction, if it is a cluster of its own.
  private func leadingGlyph(of piece: ShapedPiece, isRightToLeft: Bool) -> Int? {
    let count = Int(piece.glyphCount)
    if count == 0 { return nil }
    let source = pieceCache.glyphs + Int(piece.firstGlyph)
    let place = isRightToLeft ? count - 1 : 0
    let isAlone = count == 1 || source[isRightToLeft ? place - 1 : 1].cluster != source[place].cluster
    return isAlone && source[place].cluster == 0 ? place : nil
  }
}
