import CHarfBuzz

extension RunShaper {
  /// The maximum number of units that are shaped at once to learn pairs, and the distance over
  /// which pairs are searched.
  private static let (mostLearnt, learningReach) = (64, 256)

  /// Shapes a run from pairs of letters. The result is the same as for shaping the run as a whole.
  ///
  /// Returns false, and appends nothing, if a letter's glyph depends on more than the next letter.
  func shapeByPairs(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) -> Bool {
    guard let pairs = plan.pairs, let triggers = plan.triggers, triggers.leavesGlyphsAlone(text, range) else {
      return false
    }
    let (start, calls) = (glyphs.count, buffer.callCount)
    var isComplete = true
    glyphs.append(atMost: range.count) { writer in
      var flags: UInt8 = 0
      for index in range {
        let next = index + 1 < range.upperBound ? text[index + 1] : 0
        guard
          let pair = pairs.find(text[index], next)
            ?? pairs.read(text[index], next) ?? learn(text, index..<range.upperBound, font, plan, pairs)
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

  /// Shapes a piece from pairs of letters and caches it. Returns nil if the glyph of a letter
  /// depends on more than the next letter, or if the cache is full.
  func keepByPairs(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ plan: PlannedShaping
  ) -> Int? {
    let range = piece.range
    let hasSpaceAfter = piece.place & ShapingContext.spaceAfter != 0
    let end = range.upperBound + (hasSpaceAfter ? 1 : 0)
    guard let start = text.baseAddress, let pairs = plan.pairs,
      let unsafePlaces = plan.triggers?.unsafePlaces(text, range.lowerBound..<end),
      pieceCache.hasRoom(glyphs: range.count, units: range.count)
    else { return nil }
    let kept = pieceCache.nextGlyphs(range.count)
    var flags: UInt8 = 0
    var trailing = TrailingSpace()
    for index in range.lowerBound..<end {
      let next = index + 1 < end ? text[index + 1] : 0
      guard
        let pair = pairs.find(text[index], next) ?? pairs.read(text[index], next)
          ?? learn(text, index..<end, font, plan, pairs)
      else { return nil }
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
    for place in unsafePlaces {
      if place < range.upperBound {
        kept[place - range.lowerBound].flags |= PieceGlyph.unsafeToBreak
      } else {
        trailing.flags |= PieceGlyph.unsafeToBreak
      }
    }
    return pieceCache.keep(
      start + range.lowerBound, range.count, plan.number, piece.place, hash: piece.hash, glyphs: range.count,
      trailing: trailing)
  }

  /// Shapes the unknown pairs of a text, including the first pair, and caches them. Returns the
  /// first pair; nil if not every letter of the text is one glyph, or if a rule matches the first
  /// pair.
  ///
  /// All pairs are shaped at once in a row: text beside a pair does not change it, and new neighbours in the row do no
  /// harm. If a rule happens to match such neighbours, the first pair is shaped alone.
  private func learn(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    _ pairs: LetterPairs
  ) -> LetterPairs.Pair? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: RunShaper.mostLearnt) { row in
      var count = 0
      // The index in the text of the last unit in the row.
      var last = -1
      var index = range.lowerBound
      let end = min(range.upperBound, range.lowerBound + RunShaper.learningReach)
      while index < end, count + 2 <= RunShaper.mostLearnt {
        let hasNext = index + 1 < range.upperBound
        // The unit before a letter that is not set from pairs is worth learning.
        if max(text[index], hasNext ? text[index + 1] : 0) >= LetterPairs.endOfLetters { break }
        if pairs.find(text[index], hasNext ? text[index + 1] : 0) == nil {
          if last < index {
            row[count] = text[index]
            count += 1
          }
          last = index
          if hasNext {
            row[count] = text[index + 1]
            count += 1
            last += 1
          }
        }
        index += 1
      }
      let learnt = UnsafeBufferPointer(rebasing: row[..<count])
      guard count > 0,
        keepPairs(of: learnt, font, plan, pairs)
          || count > 2 && keepPairs(of: UnsafeBufferPointer(rebasing: row[..<2]), font, plan, pairs)
      else { return nil }
      return pairs.find(text[range.lowerBound], range.count > 1 ? text[range.lowerBound + 1] : 0)
    }
  }

  /// Shapes a text and caches its pairs, including the pair of the last letter and the end of the
  /// text. Returns false if not every letter is one glyph, or if letters depend on more than pairs.
  private func keepPairs(
    of text: UnsafeBufferPointer<UInt16>, _ font: SizedFont, _ plan: PlannedShaping,
    _ pairs: LetterPairs
  ) -> Bool {
    guard let triggers = plan.triggers, triggers.leavesGlyphsAlone(text, 0..<text.count) else { return false }
    buffer.shape(text, 0..<text.count, font, plan.options, startsParagraph: false, endsParagraph: false) {
      triggers.turnOffFeatures(of: text, 0..<text.count, in: &$0)
    }
    guard let result = buffer.result, result.count == text.count else { return false }
    for index in 0..<text.count
    where result.infos[index].cluster != UInt32(index) || result.infos[index].codepoint > UInt16.max { return false }
    // From the end, so that the first pair is in the table even if it is emptied meanwhile.
    for index in (0..<text.count).reversed() {
      let position = result.positions[index]
      let hasNext = index + 1 < text.count
      pairs.keep(
        text[index], hasNext ? text[index + 1] : 0,
        LetterPairs.Pair(
          glyph: UInt16(result.infos[index].codepoint), advance: position.x_advance, xOffset: position.x_offset,
          yOffset: position.y_offset, nextFlags: hasNext ? UInt8(result.infos[index + 1].mask & 3) : 0))
    }
    return true
  }
}
