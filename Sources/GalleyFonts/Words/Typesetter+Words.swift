import CHarfBuzz

/// What stands around a piece, as far as shaping looks at it; bits of `ShapedPiece.place`.
private enum Surroundings {
  static let spaceAfter: UInt32 = 1
  static let paragraphStart: UInt32 = 2
}

extension Typesetter {
  /// Longer pieces are not kept.
  private static let longestPiece = 512

  /// Shapes a run piece by piece, each from the cache or into it. The result is that of shaping the run whole.
  ///
  /// False if that cannot be said of this run; then nothing was appended.
  func shapeByPieces(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping, into glyphs: inout [ShapedGlyph]
  ) -> Bool {
    guard let separation = plan.separation, let start = text.baseAddress,
      !mayJoinAround(text, range, options)
    else { return false }
    pieceStarts.removeAll(keepingCapacity: true)
    pieceIndices.removeAll(keepingCapacity: true)
    guard collectPieceStarts(text, range, separation) else { return false }
    var count = 0
    for (position, first) in pieceStarts.enumerated() {
      let end = position + 1 < pieceStarts.count ? pieceStarts[position + 1] : range.upperBound
      var place: UInt32 = end < range.upperBound ? Surroundings.spaceAfter : 0
      if first == 0 { place |= Surroundings.paragraphStart }
      let piece = start + first
      guard end - first <= Typesetter.longestPiece else { return false }
      let hash = PieceCache.hash(piece, end - first, plan.number, place)
      let found = pieceCache.find(piece, end - first, plan.number, place, hash)
      guard let index = found ?? shapePiece(text, first..<end, font, options, plan, place, hash) else { return false }
      pieceIndices.append(index)
      count += Int(pieceCache.pieces[index].glyphCount)
    }
    return append(count, font, isRightToLeft: options.isRightToLeft, space: plan.space.glyph, to: &glyphs)
  }

  /// Arabic letters join with letters outside of the run, which the cache knows nothing of.
  private func mayJoinAround(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ options: ShapingOptions
  ) -> Bool {
    if options.script != ShapingOptions.arabic { return false }
    // Nothing below the combining marks joins; the soft hyphen lets joining through.
    func joins(_ unit: UInt16) -> Bool { unit >= 0x300 || unit == 0xAD }
    return (range.lowerBound > 0 && joins(text[range.lowerBound - 1]))
      || (range.upperBound < text.count && joins(text[range.upperBound]))
  }

  /// A piece ends before the first space after a word, wherever text may be split there. False if there is a fraction
  /// slash, around which other lookups act.
  private func collectPieceStarts(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ separation: WordSeparation
  ) -> Bool {
    let survey = separation.isUnconditional ? (far: 0, isComplex: false) : separation.survey(text, range)
    pieceStarts.append(range.lowerBound)
    var previous: UInt16 = 0x20
    for index in range {
      let unit = text[index]
      if unit == 0x20 {
        if previous != 0x20, separation.separates(text, at: index, in: range, survey) { pieceStarts.append(index) }
      } else if unit == 0x2044 {
        return false
      }
      previous = unit
    }
    return true
  }

  /// Shapes a piece with the space after it and keeps it. nil if it cannot be kept.
  private func shapePiece(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping, _ place: UInt32, _ hash: UInt64
  ) -> Int? {
    let hasSpaceAfter = place & Surroundings.spaceAfter != 0
    let shaped = UnsafeBufferPointer(rebasing: text[range.lowerBound..<range.upperBound + (hasSpaceAfter ? 1 : 0)])
    buffer.shape(
      shaped, 0..<shaped.count, font, options, startsParagraph: place & Surroundings.paragraphStart != 0,
      endsParagraph: false)
    guard let start = shaped.baseAddress, let result = buffer.result, result.count > 0 else { return nil }
    guard pieceCache.hasRoom(glyphs: result.count, units: range.count) else {
      // Pieces of this run that are kept already are needed no more: the run is shaped whole.
      pieceCache.forgetAll()
      return nil
    }
    var trailing = TrailingSpace()
    var glyphs = 0..<result.count
    if hasSpaceAfter {
      // The space after it is last in the text, and so at the end that is last in reading direction.
      let last = options.isRightToLeft ? 0 : result.count - 1
      let (info, position) = (result.infos[last], result.positions[last])
      glyphs = options.isRightToLeft ? 1..<result.count : 0..<result.count - 1
      guard info.cluster == range.count, info.codepoint == plan.space.glyph,
        !glyphs.contains(where: { result.infos[$0].cluster == range.count })
      else { return nil }
      trailing = TrailingSpace(
        flags: UInt16(info.mask & 3), advance: position.x_advance - plan.space.advance, xOffset: position.x_offset,
        yOffset: position.y_offset)
    }
    let kept = pieceCache.nextGlyphs
    for (offset, index) in glyphs.enumerated() {
      let (info, position) = (result.infos[index], result.positions[index])
      (kept + offset).initialize(
        to: PieceGlyph(
          glyph: UInt16(info.codepoint), flags: UInt16(info.mask & 3), cluster: Int32(bitPattern: info.cluster),
          advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset))
    }
    return pieceCache.keep(
      start, range.count, plan.number, place, hash: hash, glyphs: glyphs.count, trailing: trailing)
  }

  /// Appends the glyphs of all pieces in visual order. False if what a piece does to the space after it cannot be told
  /// the next one.
  private func append(
    _ count: Int, _ font: SizedFont, isRightToLeft: Bool, space: UInt32, to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    let result = buffer.reserve(count)
    var next = isRightToLeft ? count : 0
    var trailing = TrailingSpace()
    for position in pieceIndices.indices {
      let piece = pieceCache.pieces[pieceIndices[position]]
      let first = pieceStarts[position]
      let pieceGlyphs = Int(piece.glyphCount)
      if isRightToLeft { next -= pieceGlyphs }
      let source = pieceCache.glyphs + Int(piece.firstGlyph)
      for index in 0..<pieceGlyphs {
        result[next + index] = font.shapedGlyph(source[index], textStart: Int32(first))
      }
      if trailing != TrailingSpace() {
        guard pieceGlyphs > 0 else { return false }
        // The space stands at the end that is first in reading direction.
        let index = isRightToLeft ? pieceGlyphs - 1 : 0
        var leading = source[index]
        guard trailing.isStill || UInt32(leading.glyph) == space else { return false }
        let isAlone = pieceGlyphs == 1 || source[isRightToLeft ? index - 1 : 1].cluster != leading.cluster
        guard isAlone, leading.cluster == 0 else { return false }
        leading.flags |= trailing.flags
        leading.advance += trailing.advance
        leading.xOffset += trailing.xOffset
        leading.yOffset += trailing.yOffset
        result[next + index] = font.shapedGlyph(leading, textStart: Int32(first))
      }
      trailing = piece.trailing
      if !isRightToLeft { next += pieceGlyphs }
    }
    glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: count))
    return true
  }
}
