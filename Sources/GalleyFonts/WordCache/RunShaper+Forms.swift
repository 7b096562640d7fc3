/// Divides Arabic words into parts and shapes each part separately.
///
/// A letter's form depends only on the letters beside it, which are the context of a part. Two letters that no lookup
/// examines together are in two parts. HarfBuzz marks the second one as unsafe to break before if they join, and marks
/// nothing else. A word with a mark has no parts: a letter and a mark may become a letter that lookups examine (U+064A
/// and U+0654, U+0626).
extension RunShaper {
  /// Shapes a run that is one piece, from the forms of its letters. The result is the same as for
  /// shaping it as a whole.
  ///
  /// The piece is cached if it occurred before, since most words of a long text occur once. Returns false, and appends
  /// nothing, if it has no parts or there is no room.
  func shapeByForms(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) -> Bool {
    let calls = buffer.callCount
    guard let parts = parts(of: piece, text, font, plan) else { return false }
    var hasRoom = true
    if pieceCache.wasMet(piece.hash) {
      hasRoom = keep(piece, of: parts, text, plan) != nil
    } else {
      pieceCache.meet(piece.hash)
    }
    let kept = pieceCache.pieces
    glyphs.append(atMost: parts.reduce(0) { $0 + Int(kept[$1.index].glyphCount) }) { writer in
      for part in parts.reversed() {
        let source = pieceCache.glyphs + Int(kept[part.index].firstGlyph)
        for place in 0..<Int(kept[part.index].glyphCount) {
          writer.append(
            font.shapedGlyph(
              source[place].joined(in: part), textStart: Int32(truncatingIfNeeded: part.range.lowerBound)))
        }
      }
    }
    if buffer.callCount == calls { foundPieceCount += 1 }
    if !hasRoom { pieceCache.forgetAll() }
    return true
  }

  /// Shapes a piece from the forms of its letters, caches it and returns its index in the cache.
  /// Returns nil if it cannot be divided into parts, or if the cache is full.
  func keepByForms(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ plan: PlannedShaping
  ) -> Int? {
    parts(of: piece, text, font, plan).flatMap { keep(piece, of: $0, text, plan) }
  }

  /// Returns the parts of a piece that can be shaped separately, all of them cached; nil if the
  /// piece has no such parts, or if the cache is full.
  private func parts(
    of piece: RunPiece, _ text: UnsafeBufferPointer<UInt16>, _ font: SizedFont, _ plan: PlannedShaping
  ) -> [RunPiece]? {
    guard let separation = plan.separation, separation.separatesForms,
      !separation.hasComplexUnits(text, piece.range), !text[piece.range].contains(RunShaper.fractionSlash)
    else { return nil }
    var parts: [RunPiece] = []
    var start = piece.range.lowerBound
    var place = piece.place & ShapingContext.paragraphStart
    func add(upTo end: Int, _ place: UInt32) -> Bool {
      guard var part = seek(start..<end, text, place, plan) else { return false }
      part.kept = part.kept ?? shapePiece(text, part, in: piece.range, font, plan)
      parts.append(part)
      return part.kept != nil
    }
    for index in piece.range.dropFirst() {
      let seam = separation.seam(text[index - 1], text[index])
      if seam == .none { continue }
      if parts.isEmpty { parts.reserveCapacity(piece.range.count) }
      guard add(upTo: index, seam == .joined ? place | ShapingContext.joinsAfter : place) else { return nil }
      start = index
      place = seam == .joined ? ShapingContext.joinsBefore : 0
    }
    if parts.isEmpty { return nil }
    return add(upTo: piece.range.upperBound, place | piece.place & ShapingContext.spaceAfter) ? parts : nil
  }

  /// Caches a piece whose parts are all cached, and returns its index; nil if the cache is full.
  private func keep(
    _ piece: RunPiece, of parts: [RunPiece], _ text: UnsafeBufferPointer<UInt16>, _ plan: PlannedShaping
  ) -> Int? {
    let count = parts.reduce(0) { $0 + Int(pieceCache.pieces[$1.index].glyphCount) }
    guard let start = text.baseAddress, pieceCache.hasRoom(glyphs: count, units: piece.range.count) else { return nil }
    var next = pieceCache.nextGlyphs(count)
    for part in parts.reversed() {
      let kept = pieceCache.pieces[part.index]
      for place in 0..<Int(kept.glyphCount) {
        var glyph = pieceCache.glyphs[Int(kept.firstGlyph) + place].joined(in: part)
        glyph.cluster += Int32(truncatingIfNeeded: part.range.lowerBound - piece.range.lowerBound)
        next.initialize(to: glyph)
        next += 1
      }
    }
    let trailing = pieceCache.pieces[parts[parts.count - 1].index].trailing
    return pieceCache.keep(
      start + piece.range.lowerBound, piece.range.count, plan.number, piece.place, hash: piece.hash, glyphs: count,
      trailing: trailing)
  }
}

extension PieceGlyph {
  /// Returns the glyph as a part of the whole piece. The first glyph of a part is flagged
  /// `unsafeToBreak` if its letter joins with the letter before the part.
  @inline(__always)
  fileprivate func joined(in part: RunPiece) -> PieceGlyph {
    var glyph = self
    if part.place & ShapingContext.joinsBefore != 0, cluster == 0 { glyph.flags |= PieceGlyph.unsafeToBreak }
    return glyph
  }
}
