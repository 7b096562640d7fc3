import CHarfBuzz

/// The context of a piece that affects its shaping. The values are bits of `ShapedPiece.place`.
enum ShapingContext {
  static let spaceAfter: UInt32 = 1
  static let paragraphStart: UInt32 = 2
  /// The first letter of the piece joins with an Arabic letter before the piece.
  static let joinsBefore: UInt32 = 4
  /// The last letter of the piece joins with an Arabic letter after the piece.
  static let joinsAfter: UInt32 = 8

  /// Returns true if a unit may be a mark. At the start of a paragraph, HarfBuzz draws a dotted
  /// circle for a mark (documented: HB_BUFFER_FLAG_BOT). For other characters the start of the
  /// paragraph has no effect.
  static func mayBeMark(_ unit: UInt16) -> Bool {
    if unit < 0x300 { return false }
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), UInt32(unit))
    return UTF16.isLeadSurrogate(unit) || category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
  }
}

extension RunShaper {
  /// The maximum number of pieces whose memory is kept for the next run.
  private static let mostRunPieces = 8192
  /// The number of pieces that are processed at once if most are shaped from pairs. They then stay
  /// in the cache of the processor.
  private static let fewRunPieces = 1024
  /// The fraction slash, U+2044. HarfBuzz applies different lookups to the text around it.
  static let fractionSlash: UInt16 = 0x2044
  /// The maximum length of a cached piece, in UTF-16 units.
  private static let longestPiece = 512

  /// Shapes a run piece by piece and uses cached pieces where possible. The result is the same as
  /// for shaping the run as a whole. A run that may not be divided is one piece.
  ///
  /// Returns false, and appends nothing, if the run cannot be cached, or takes longer in pieces than whole.
  func shapeByPieces(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) -> Bool {
    if mayJoinAround(text, range, plan.options) { return false }
    guard let separation = plan.separation, separation.mayDivide(text, range) else {
      return shapeUndivided(text, range, font, plan, into: &glyphs)
    }
    // Taken out of the shaper during the work, and put back for the next run unless they take much memory.
    var pieces: [RunPiece] = []
    swap(&pieces, &runPieces)
    defer { if pieces.count <= RunShaper.mostRunPieces { swap(&pieces, &runPieces) } }
    // A run from right to left ends with its first glyph. The whole run shows best whether pieces pay.
    let isDoneInParts = plan.pairs != nil && !plan.options.isRightToLeft
    let survey = separation.isUnconditional ? (far: 0, isComplex: false) : separation.survey(text, range)
    let start = glyphs.count
    var rest = range
    var trailing = TrailingSpace()
    while !rest.isEmpty {
      pieces.removeAll(keepingCapacity: true)
      let most = isDoneInParts ? RunShaper.fewRunPieces : .max
      guard let end = collectPieces(text, rest, in: range, separation, survey, plan, atMost: most, into: &pieces),
        keep(&pieces, text, font, plan), append(pieces, after: trailing, font, plan, to: &glyphs)
      else {
        glyphs.removeSubrange(start...)
        return false
      }
      trailing = pieces.last.map { pieceCache.pieces[$0.index].trailing } ?? TrailingSpace()
      rest = end..<range.upperBound
    }
    return true
  }

  /// Caches those pieces that are not cached yet. Returns false if a piece cannot be cached, or if
  /// shaping the pieces takes longer than shaping the whole run.
  private func keep(
    _ pieces: inout [RunPiece], _ text: UnsafeBufferPointer<UInt16>, _ font: SizedFont, _ plan: PlannedShaping
  ) -> Bool {
    // The same word may have come before in this run.
    var foundAgain = 0
    defer { foundPieceCount += foundAgain }
    for index in pieces.indices where pieces[index].kept == nil {
      if let kept = find(text, pieces[index], plan) {
        pieces[index].kept = kept
        foundAgain += 1
      } else {
        pieces[index].kept =
          keepByPairs(text, pieces[index], font, plan) ?? keepByForms(text, pieces[index], font, plan)
      }
    }
    guard isWorthwhile(pieces) else { return false }
    for index in pieces.indices where pieces[index].kept == nil {
      if let kept = find(text, pieces[index], plan) {
        pieces[index].kept = kept
        foundAgain += 1
      } else if let kept = shapePiece(text, pieces[index], font, plan) {
        pieces[index].kept = kept
      } else {
        return false
      }
    }
    return true
  }

  /// Shapes a run that is one piece; see `shapeByPieces`.
  private func shapeUndivided(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) -> Bool {
    guard let piece = seek(range, text, 0, plan) else { return false }
    soughtPieceCount += 1
    foundPieceCount += piece.kept == nil ? 0 : 1
    if piece.kept == nil, shapeByForms(text, piece, font, plan, into: &glyphs) { return true }
    guard
      let kept = piece.kept ?? keepByPairs(text, piece, font, plan) ?? shapePiece(text, piece, font, plan)
    else { return false }
    append(pieceCache.pieces[kept], textStart: range.lowerBound, font, to: &glyphs)
    return true
  }

  /// Returns true if shaping the pieces that are not cached, with one HarfBuzz call each, costs no
  /// more than shaping the whole run. A piece that has occurred before, even in the same run,
  /// counts less, because it will probably occur again. If it is worthwhile, all pieces of the run
  /// are cached, including new ones.
  private func isWorthwhile(_ pieces: [RunPiece]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return true }
    // The cost of a call in characters, and the divisor of the cost of a piece that will be cached.
    let (call, reuse) = (4, 4)
    var cost = 0
    for piece in pieces where piece.kept == nil {
      let pieceCost = piece.range.count + call
      if pieceCache.wasMet(piece.hash) {
        cost += pieceCost / reuse
      } else {
        cost += pieceCost
        pieceCache.meet(piece.hash)
      }
    }
    // Shaping the whole run takes a call too, so a single new piece does not cost more.
    return cost <= last.range.upperBound - first.range.lowerBound + call
  }

  private func find(_ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ plan: PlannedShaping) -> Int? {
    guard let start = text.baseAddress else { return nil }
    return pieceCache.find(start + piece.range.lowerBound, piece.range.count, plan.number, piece.place, piece.hash)
  }

  /// Returns true if Arabic letters at the ends of the run may join with letters outside it. The
  /// keys of the cache do not cover such letters.
  private func mayJoinAround(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ options: ShapingOptions
  ) -> Bool {
    if options.script != ShapingOptions.arabic { return false }
    // Characters before the combining marks do not join; the soft hyphen is transparent to joining.
    func joins(_ unit: UInt16) -> Bool { unit >= 0x300 || unit == 0xAD }
    func join(_ index: Int) -> Bool { joins(text[index - 1]) && joins(text[index]) }
    return range.lowerBound > 0 && join(range.lowerBound) || range.upperBound < text.count && join(range.upperBound)
  }

  /// Divides a run into pieces: before the first space after each word, provided that text may be
  /// split there, and between letters that no lookup examines together. Returns the end of the last
  /// piece. This is the end of the text, or an earlier offset if there are more than `most` pieces.
  /// Returns nil for a fraction slash, around which different lookups apply, and for a piece that
  /// is too long for the cache.
  /// - Parameters:
  ///   - part: the part of the run to divide. The run may be divided at its start.
  ///   - survey: that of the whole run.
  private func collectPieces(
    _ text: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, in run: Range<Int>, _ separation: WordSeparation,
    _ survey: (far: UInt64, isComplex: Bool), _ plan: PlannedShaping, atMost most: Int, into pieces: inout [RunPiece]
  ) -> Int? {
    let separatesLetters = separation.separatesLetters
    var start = part.lowerBound
    var previous: UInt16 = 0x20
    for index in part {
      let unit = text[index]
      if unit == 0x20 {
        if previous != 0x20, separation.separates(text, at: index, in: run, survey) {
          guard add(start..<index, text, ShapingContext.spaceAfter, plan, to: &pieces) else { return nil }
          if pieces.count == most { return index }
          start = index
        }
      } else if unit == RunShaper.fractionSlash {
        return nil
      }
      if separatesLetters, index > start, separation.separates(text[index - 1], from: unit) {
        guard add(start..<index, text, 0, plan, to: &pieces) else { return nil }
        if pieces.count == most { return index }
        start = index
      }
      previous = unit
    }
    return add(start..<part.upperBound, text, 0, plan, to: &pieces) ? part.upperBound : nil
  }

  private func add(
    _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt16>, _ place: UInt32, _ plan: PlannedShaping,
    to pieces: inout [RunPiece]
  ) -> Bool {
    guard let piece = seek(range, text, place, plan) else { return false }
    soughtPieceCount += 1
    if piece.kept != nil { foundPieceCount += 1 }
    pieces.append(piece)
    return true
  }

  /// Looks up a piece in the cache. Returns nil if the piece is too long for the cache.
  func seek(
    _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt16>, _ place: UInt32, _ plan: PlannedShaping
  ) -> RunPiece? {
    guard range.count <= RunShaper.longestPiece, let start = text.baseAddress else { return nil }
    let first = start + range.lowerBound
    let startsWithMark = range.lowerBound == 0 && ShapingContext.mayBeMark(first.pointee)
    let place = startsWithMark ? place | ShapingContext.paragraphStart : place
    let hash = PieceCache.hash(first, range.count, plan.number, place)
    let kept = pieceCache.find(first, range.count, plan.number, place, hash)
    return RunPiece(range: range, place: place, hash: hash, kept: kept)
  }

  /// Shapes a piece together with the space after it, and caches it. Returns nil if it cannot be
  /// cached.
  /// - Parameter word: the piece that it is a part of, which is its context; nil if it has none.
  func shapePiece(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, in word: Range<Int>? = nil, _ font: SizedFont,
    _ plan: PlannedShaping
  ) -> Int? {
    let hasSpaceAfter = piece.place & ShapingContext.spaceAfter != 0
    let range = piece.range.lowerBound..<piece.range.upperBound + (hasSpaceAfter ? 1 : 0)
    let context = word.map { $0.lowerBound..<max($0.upperBound, range.upperBound) } ?? range
    let shaped = UnsafeBufferPointer(rebasing: text[context])
    let start = range.lowerBound - context.lowerBound
    let part = start..<start + range.count
    buffer.shape(
      shaped, part, font, plan.options, startsParagraph: piece.place & ShapingContext.paragraphStart != 0,
      endsParagraph: false
    ) {
      plan.triggers?.turnOffFeatures(of: shaped, part, in: &$0)
    }
    guard let units = shaped.baseAddress, let result = buffer.result, result.count > 0 else { return nil }
    let count = piece.range.count
    guard pieceCache.hasRoom(glyphs: result.count, units: count) else {
      // Cached pieces of this run are no longer needed, since the run is shaped whole.
      if word == nil { pieceCache.forgetAll() }
      return nil
    }
    var trailing = TrailingSpace()
    var glyphs = 0..<result.count
    if hasSpaceAfter {
      // The space after it is last in the text, and so at the end that is last in reading direction.
      let last = plan.options.isRightToLeft ? 0 : result.count - 1
      let (info, position) = (result.infos[last], result.positions[last])
      glyphs = plan.options.isRightToLeft ? 1..<result.count : 0..<result.count - 1
      guard info.cluster == start + count, info.codepoint == plan.space.glyph,
        !glyphs.contains(where: { result.infos[$0].cluster == start + count })
      else { return nil }
      trailing = TrailingSpace(
        flags: UInt16(info.mask & 3), advance: position.x_advance - plan.space.advance, xOffset: position.x_offset,
        yOffset: position.y_offset)
    }
    let kept = pieceCache.nextGlyphs(glyphs.count)
    for (offset, index) in glyphs.enumerated() {
      let (info, position) = (result.infos[index], result.positions[index])
      (kept + offset).initialize(
        to: PieceGlyph(
          glyph: UInt16(info.codepoint), flags: UInt16(info.mask & 3),
          cluster: Int32(bitPattern: info.cluster) - Int32(truncatingIfNeeded: start), advance: position.x_advance,
          xOffset: position.x_offset, yOffset: position.y_offset))
    }
    return pieceCache.keep(
      units + start, count, plan.number, piece.place, hash: piece.hash, glyphs: glyphs.count, trailing: trailing)
  }
}
