extension RunShaper {
  /// Sets a piece of Arabic letters from parts that were shaped before, and keeps it. The result is that of shaping it at
  /// once. nil if it has no parts, or there is no room.
  ///
  /// A letter's form depends on the letters beside it, which are the context of a part, and on nothing further. Two letters
  /// that no lookup looks at together are in two parts. HarfBuzz marks the second one as unsafe to break before if they
  /// join, and nothing else.
  func keepByForms(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping
  ) -> Int? {
    guard let separation = plan.separation, separation.separatesForms else { return nil }
    var parts: [RunPiece] = []
    var start = piece.range.lowerBound
    for index in piece.range.dropFirst() where separation.separatesForms(text[index - 1], from: text[index]) {
      guard let part = part(start..<index, of: piece, text, font, options, plan) else { return nil }
      parts.append(part)
      start = index
    }
    guard !parts.isEmpty, let last = part(start..<piece.range.upperBound, of: piece, text, font, options, plan) else {
      return nil
    }
    parts.append(last)
    return keep(piece, of: parts, text, plan)
  }

  /// A part of a piece, shaped in its place.
  private func part(
    _ range: Range<Int>, of piece: RunPiece, _ text: UnsafeBufferPointer<UInt16>, _ font: SizedFont,
    _ options: ShapingOptions, _ plan: PlannedShaping
  ) -> RunPiece? {
    func joins(at index: Int) -> Bool {
      guard let first = ArabicJoining(of: text[index - 1]), let second = ArabicJoining(of: text[index]) else {
        return false
      }
      return first.joins(with: second)
    }
    var place: UInt32 = 0
    if range.lowerBound > piece.range.lowerBound {
      if joins(at: range.lowerBound) { place |= Surroundings.joinsBefore }
    } else {
      place |= piece.place & Surroundings.paragraphStart
    }
    if range.upperBound < piece.range.upperBound {
      if joins(at: range.upperBound) { place |= Surroundings.joinsAfter }
    } else {
      place |= piece.place & Surroundings.spaceAfter
    }
    guard var part = seek(range, text, place, plan) else { return nil }
    part.kept = part.kept ?? shapePiece(text, part, in: piece.range, font, options, plan)
    return part.kept == nil ? nil : part
  }

  /// Keeps a piece that consists of parts that are all kept, and returns its index; nil if there is no room.
  private func keep(
    _ piece: RunPiece, of parts: [RunPiece], _ text: UnsafeBufferPointer<UInt16>, _ plan: PlannedShaping
  ) -> Int? {
    let count = parts.reduce(0) { $0 + Int(pieceCache.pieces[$1.index].glyphCount) }
    guard let start = text.baseAddress, pieceCache.hasRoom(glyphs: count, units: piece.range.count) else { return nil }
    var next = pieceCache.nextGlyphs(count)
    for part in parts.reversed() {
      let kept = pieceCache.pieces[part.index]
      let distance = Int32(part.range.lowerBound - piece.range.lowerBound)
      for place in 0..<Int(kept.glyphCount) {
        var glyph = pieceCache.glyphs[Int(kept.firstGlyph) + place]
        if part.place & Surroundings.joinsBefore != 0, glyph.cluster == 0 { glyph.flags |= PieceGlyph.unsafeToBreak }
        glyph.cluster += distance
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
