/// A piece of a run that is being shaped.
struct RunPiece {
  private let start: Int32
  private let end: Int32
  let hash: UInt64
  let place: UInt32
  /// The index in the cache; -1 if it is not kept.
  private var keptIndex: Int32

  /// - Parameter range: in a text of at most 2^31 − 1 units.
  init(range: Range<Int>, place: UInt32, hash: UInt64, kept: Int?) {
    (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
    self.hash = hash
    self.place = place
    keptIndex = Int32(truncatingIfNeeded: kept ?? -1)
  }

  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The index in the cache; nil if it is not kept.
  var kept: Int? {
    get { keptIndex < 0 ? nil : Int(keptIndex) }
    set { keptIndex = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// The index in the cache, of a piece that is kept.
  var index: Int {
    precondition(keptIndex >= 0, "a piece that was not shaped")
    return Int(keptIndex)
  }
}

extension RunShaper {
  /// The number of glyphs that are collected before they are appended: a run may be as long as the text.
  private static let glyphsAtOnce = 2048

  /// Appends the glyphs of pieces that are all kept, in visual order. Returns false, and appends nothing, if the effect
  /// of a piece on the space after it cannot be added to the next piece.
  func append(
    _ pieces: [RunPiece], _ font: SizedFont, isRightToLeft: Bool, space: UInt32, to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    let start = glyphs.count
    let (kept, keptGlyphs) = (pieceCache.pieces, pieceCache.glyphs)
    var result = buffer.reserve(RunShaper.glyphsAtOnce)
    var count = 0
    for position in pieces.indices {
      let index = isRightToLeft ? pieces.count - 1 - position : position
      let piece = kept[pieces[index].index]
      let glyphCount = Int(piece.glyphCount)
      if count + glyphCount > RunShaper.glyphsAtOnce {
        glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: count))
        count = 0
        result = buffer.reserve(glyphCount)
      }
      let source = keptGlyphs + Int(piece.firstGlyph)
      let textStart = Int32(pieces[index].range.lowerBound)
      for glyph in 0..<glyphCount {
        (result + count + glyph).initialize(to: font.shapedGlyph(source[glyph], textStart: textStart))
      }
      if index > 0, kept[pieces[index - 1].index].hasEffect {
        let trailing = kept[pieces[index - 1].index].trailing
        guard let place = leadingGlyph(of: piece, isRightToLeft: isRightToLeft),
          trailing.isStill || UInt32(source[place].glyph) == space
        else {
          glyphs.removeSubrange(start...)
          return false
        }
        result[count + place] = font.shapedGlyph(source[place].adding(trailing), textStart: textStart)
      }
      count += glyphCount
    }
    glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: count))
    return true
  }

  /// Appends the glyphs of a piece that nothing precedes in its run.
  func append(_ piece: ShapedPiece, textStart: Int, _ font: SizedFont, to glyphs: inout [ShapedGlyph]) {
    let (source, count) = (pieceCache.glyphs + Int(piece.firstGlyph), Int(piece.glyphCount))
    let result = buffer.reserve(count)
    for glyph in 0..<count {
      (result + glyph).initialize(to: font.shapedGlyph(source[glyph], textStart: Int32(textStart)))
    }
    glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: count))
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
