/// A piece of a run (usually a word and the spaces before it) during shaping.
struct RunPiece {
  private let start: Int32
  private let end: Int32
  let hash: UInt64
  let place: UInt32
  /// The index of the piece in the cache; -1 if it is not cached.
  private var keptIndex: Int32

  /// - Parameter range: a range of a text of at most 2^31 − 1 units.
  init(range: Range<Int>, place: UInt32, hash: UInt64, kept: Int?) {
    (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    self.hash = hash
    self.place = place
    keptIndex = Int32(truncatingIfNeeded: kept ?? -1)
  }

  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The index of the piece in the cache; nil if it is not cached.
  var kept: Int? {
    get { keptIndex < 0 ? nil : Int(keptIndex) }
    set { keptIndex = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// The index of the piece in the cache. The piece must be cached.
  var index: Int {
    precondition(keptIndex >= 0, "a piece that was not shaped")
    return Int(keptIndex)
  }
}

extension RunShaper {
  /// Appends the glyphs of cached pieces in visual order. Returns false and appends nothing if the
  /// effect of a piece on the space after it cannot be added to the next piece.
  /// - Parameter trailing: the effect of the piece before the first one.
  func append(
    _ pieces: [RunPiece], after trailing: TrailingSpace, _ font: SizedFont, _ plan: PlannedShaping,
    to glyphs: inout ShapedGlyphs
  ) -> Bool {
    let (start, isRightToLeft) = (glyphs.count, plan.options.isRightToLeft)
    let (kept, keptGlyphs) = (pieceCache.pieces, pieceCache.glyphs)
    var isComplete = true
    glyphs.append(atMost: pieces.reduce(0) { $0 + Int(kept[$1.index].glyphCount) }) { writer in
      for position in pieces.indices {
        let index = isRightToLeft ? pieces.count - 1 - position : position
        let piece = kept[pieces[index].index]
        let source = keptGlyphs + Int(piece.firstGlyph)
        let textStart = Int32(pieces[index].range.lowerBound)
        var changed: (place: Int, glyph: PieceGlyph)?
        let trailing = index > 0 ? kept[pieces[index - 1].index].trailing : trailing
        if trailing.hasEffect {
          guard let place = leadingGlyph(of: piece, isRightToLeft: isRightToLeft),
            trailing.isStill || UInt32(source[place].glyph) == plan.space.glyph
          else {
            isComplete = false
            return
          }
          changed = (place, source[place].adding(trailing))
        }
        for place in 0..<Int(piece.glyphCount) {
          let glyph = if let changed, changed.place == place { changed.glyph } else { source[place] }
          writer.append(font.shapedGlyph(glyph, textStart: textStart))
        }
      }
    }
    if !isComplete { glyphs.removeSubrange(start...) }
    return isComplete
  }

  /// Appends the glyphs of the first piece of a run.
  func append(_ piece: ShapedPiece, textStart: Int, _ font: SizedFont, to glyphs: inout ShapedGlyphs) {
    let source = pieceCache.glyphs + Int(piece.firstGlyph)
    glyphs.append(atMost: Int(piece.glyphCount)) { writer in
      for place in 0..<Int(piece.glyphCount) {
        writer.append(font.shapedGlyph(source[place], textStart: Int32(textStart)))
      }
    }
  }

  /// Returns the index of the glyph that is first in reading direction, if it forms a cluster
  /// alone; otherwise nil.
  private func leadingGlyph(of piece: ShapedPiece, isRightToLeft: Bool) -> Int? {
    let count = Int(piece.glyphCount)
    if count == 0 { return nil }
    let source = pieceCache.glyphs + Int(piece.firstGlyph)
    let place = isRightToLeft ? count - 1 : 0
    let isAlone = count == 1 || source[isRightToLeft ? place - 1 : 1].cluster != source[place].cluster
    return isAlone && source[place].cluster == 0 ? place : nil
  }
}
