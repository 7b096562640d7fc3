import CHarfBuzz

extension RunShaper {
  /// The number of units that are shaped to learn a pair: those after it may be new too.
  private static let stretch = 8
  /// The end of the characters below which each unit is a letter of its own to HarfBuzz, unless it is complex: the modifier
  /// letters U+FF9E and U+FF9F are not.
  private static let endOfLetters: UInt16 = 0x3000

  /// Sets a run from pairs of letters. The result is that of shaping the run whole.
  ///
  /// Returns false, and appends nothing, if more than the next letter decides what becomes of one.
  func shapeByPairs(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping, into glyphs: inout ShapedGlyphs
  ) -> Bool {
    guard let pairs = pairs(of: plan, for: text, range) else { return false }
    let (start, calls) = (glyphs.count, buffer.callCount)
    var isComplete = true
    glyphs.append(atMost: range.count) { writer in
      var flags: UInt8 = 0
      for index in range {
        let next = index + 1 < range.upperBound ? text[index + 1] : 0
        guard
          let pair = pairs.find(text[index], next)
            ?? learn(text, index..<range.upperBound, font, options, plan, pairs)
        else {
          isComplete = false
          return
        }
        writer.append(
          font.shapedGlyph(
            glyph: UInt32(pair.glyph), cluster: Int32(truncatingIfNeeded: index), flags: flags,
            advance: pair.advance, xOffset: pair.xOffset, yOffset: pair.yOffset))
        flags = pair.nextFlags
      }
    }
    guard isComplete else {
      glyphs.removeSubrange(start...)
      return false
    }
    soughtPieceCount += 1
    if buffer.callCount == calls { foundPieceCount += 1 }
    return true
  }

  /// Sets a piece from pairs of letters and keeps it. nil if more than the next letter decides what becomes of one, or if
  /// there is no room.
  func keepByPairs(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping
  ) -> Int? {
    let range = piece.range
    let hasSpaceAfter = piece.place & Surroundings.spaceAfter != 0
    let end = range.upperBound + (hasSpaceAfter ? 1 : 0)
    guard let start = text.baseAddress, let pairs = pairs(of: plan, for: text, range.lowerBound..<end),
      pieceCache.hasRoom(glyphs: range.count, units: range.count)
    else { return nil }
    let kept = pieceCache.nextGlyphs(range.count)
    var flags: UInt8 = 0
    var trailing = TrailingSpace()
    for index in range.lowerBound..<end {
      let next = index + 1 < end ? text[index + 1] : 0
      guard let pair = pairs.find(text[index], next) ?? learn(text, index..<end, font, options, plan, pairs) else {
        return nil
      }
      if index < range.upperBound {
        (kept + (index - range.lowerBound)).initialize(
          to: PieceGlyph(
            glyph: pair.glyph, flags: UInt16(flags), cluster: Int32(truncatingIfNeeded: index - range.lowerBound),
            advance: pair.advance, xOffset: pair.xOffset, yOffset: pair.yOffset))
      } else {
        trailing = TrailingSpace(
          flags: UInt16(flags), advance: pair.advance - plan.space.advance, xOffset: pair.xOffset,
          yOffset: pair.yOffset)
      }
      flags = pair.nextFlags
    }
    return pieceCache.keep(
      start + range.lowerBound, range.count, plan.number, piece.place, hash: piece.hash, glyphs: range.count,
      trailing: trailing)
  }

  /// The pairs of a plan; nil if they do not decide what becomes of a text.
  private func pairs(
    of plan: PlannedShaping, for text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>
  ) -> LetterPairs? {
    guard let pairs = plan.pairs, let triggers = plan.triggers,
      triggers.leavesGlyphsAlone(triggers.survey(text, range))
    else { return nil }
    return pairs
  }

  /// Shapes the beginning of a text, keeps its pairs and returns the first one; nil if its letters are not one glyph each.
  private func learn(
    _ all: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    _ plan: PlannedShaping, _ pairs: LetterPairs
  ) -> LetterPairs.Pair? {
    let text = UnsafeBufferPointer(rebasing: all[range.prefix(RunShaper.stretch)])
    guard !text.contains(where: { $0 >= RunShaper.endOfLetters }) else { return nil }
    buffer.shape(text, 0..<text.count, font, options, startsParagraph: false, endsParagraph: false) {
      plan.triggers?.turnOffFeatures(of: text, 0..<text.count, in: &$0)
    }
    guard let result = buffer.result, result.count == text.count else { return nil }
    for index in 0..<text.count
    where result.infos[index].cluster != UInt32(index) || result.infos[index].codepoint > UInt16.max { return nil }
    // From the end, so that the first pair is there afterwards even if the table is emptied meanwhile.
    for index in (0..<text.count).reversed() {
      let position = result.positions[index]
      let hasNext = index + 1 < text.count
      pairs.keep(
        text[index], hasNext ? text[index + 1] : 0,
        LetterPairs.Pair(
          glyph: UInt16(result.infos[index].codepoint), advance: position.x_advance, xOffset: position.x_offset,
          yOffset: position.y_offset, nextFlags: hasNext ? UInt8(result.infos[index + 1].mask & 3) : 0))
    }
    return pairs.find(text[0], text.count > 1 ? text[1] : 0)
  }
}
