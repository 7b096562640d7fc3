import CHarfBuzz

/// The surroundings of a piece that shaping depends on; bits of `ShapedPiece.place`.
enum Surroundings {
  static let spaceAfter: UInt32 = 1
  static let paragraphStart: UInt32 = 2

  /// True if a unit may be a mark, for which HarfBuzz sets a dotted circle where a paragraph starts (documented:
  /// HB_BUFFER_FLAG_BOT). For others it is all the same where the paragraph starts.
  static func mayBeMark(_ unit: UInt16) -> Bool {
    if unit < 0x300 { return false }
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), UInt32(unit))
    return UTF16.isLeadSurrogate(unit) || category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
  }
}

extension RunShaper {
  /// The number of pieces of a run that are worked on at once, and whose memory is kept for the next run.
  private static let mostRunPieces = 8192
  /// U+2044, around which HarfBuzz applies other lookups.
  static let fractionSlash: UInt16 = 0x2044
  /// The length of the longest piece that is kept.
  private static let longestPiece = 512

  /// Shapes a run piece by piece, each from the cache or into it. The result is that of shaping the run whole. A run of
  /// which it is not known that it may be divided is one piece.
  ///
  /// Returns false, and appends nothing, if the run cannot be kept, or takes longer in pieces than whole.
  func shapeByPieces(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    into glyphs: inout ShapedGlyphs
  ) -> Bool {
    if mayJoinAround(text, range, plan.options) { return false }
    guard let separation = plan.separation, separation.mayDivide(text, range) else {
      return shapeUndivided(text, range, font, plan, into: &glyphs)
    }
    // Taken out of the shaper while they are worked on, and put back for the next run unless they take much memory.
    var pieces: [RunPiece] = []
    swap(&pieces, &runPieces)
    defer { if pieces.count <= RunShaper.mostRunPieces { swap(&pieces, &runPieces) } }
    // A run from right to left ends with its first glyph.
    let most = plan.options.isRightToLeft ? Int.max : RunShaper.mostRunPieces
    let start = glyphs.count
    var rest = range
    var trailing = TrailingSpace()
    while !rest.isEmpty {
      guard let end = collectPieces(text, rest, separation, plan, atMost: most, into: &pieces),
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

  /// Keeps all of these pieces that are not kept yet. Returns false if one cannot be kept, or if all of them take longer than
  /// the whole that they are parts of.
  private func keep(
    _ pieces: inout [RunPiece], _ text: UnsafeBufferPointer<UInt16>, _ font: SizedFont, _ plan: PlannedShaping
  ) -> Bool {
    guard isWorthwhile(pieces) else { return false }
    // The same word may have come before in this run.
    var foundAgain = 0
    defer { foundPieceCount += foundAgain }
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
    guard let kept = piece.kept ?? shapePiece(text, piece, font, plan) else { return false }
    append(pieceCache.pieces[kept], textStart: range.lowerBound, font, to: &glyphs)
    return true
  }

  /// True if shaping the pieces that are not kept, one call of HarfBuzz each, costs no more than shaping the run whole.
  /// A piece counts less once it was met before, be it in the same run: it is likely to come again. All pieces of a run that
  /// is worth it are kept, new ones too.
  private func isWorthwhile(_ pieces: [RunPiece]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return true }
    // The cost of a call in characters, and the divisor of the cost of a piece that is going to be kept.
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
    // The whole run takes a call, too: a single new piece costs no more.
    return cost <= last.range.upperBound - first.range.lowerBound + call
  }

  private func find(_ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ plan: PlannedShaping) -> Int? {
    guard let start = text.baseAddress else { return nil }
    return pieceCache.find(start + piece.range.lowerBound, piece.range.count, plan.number, piece.place, piece.hash)
  }

  /// True if Arabic letters at the ends of the run may join with letters outside of it, which no key of the cache covers.
  private func mayJoinAround(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ options: ShapingOptions
  ) -> Bool {
    if options.script != ShapingOptions.arabic { return false }
    // Nothing below the combining marks joins; the soft hyphen lets joining through.
    func joins(_ unit: UInt16) -> Bool { unit >= 0x300 || unit == 0xAD }
    func join(_ index: Int) -> Bool { joins(text[index - 1]) && joins(text[index]) }
    return range.lowerBound > 0 && join(range.lowerBound) || range.upperBound < text.count && join(range.upperBound)
  }

  /// Divides a part of a run where that is allowed. Returns the end of the last piece, that of the part if there are no more
  /// pieces than asked for; nil if it cannot be kept in pieces.
  private func collectPieces(
    _ text: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, _ separation: WordSeparation, _ plan: PlannedShaping,
    atMost most: Int, into pieces: inout [RunPiece]
  ) -> Int? {
    pieces.removeAll(keepingCapacity: true)
    var places: [Int] = []
    swap(&places, &runPlaces)
    defer { if places.count <= RunShaper.mostRunPieces { swap(&places, &runPlaces) } }
    guard let end = separation.findPlaces(in: text, part, atMost: most, &places) else { return nil }
    var start = part.lowerBound
    for place in places + [end] {
      let isBeforeSpace = place < part.upperBound && text[place] == 0x20
      guard add(start..<place, text, isBeforeSpace ? Surroundings.spaceAfter : 0, plan, to: &pieces) else { return nil }
      start = place
    }
    return end
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

  /// Looks for a piece in the cache. Returns nil if it is too long to be kept.
  func seek(
    _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt16>, _ place: UInt32, _ plan: PlannedShaping
  ) -> RunPiece? {
    guard range.count <= RunShaper.longestPiece, let start = text.baseAddress else { return nil }
    let first = start + range.lowerBound
    let startsWithMark = range.lowerBound == 0 && Surroundings.mayBeMark(first.pointee)
    let place = startsWithMark ? place | Surroundings.paragraphStart : place
    let hash = PieceCache.hash(first, range.count, plan.number, place)
    let kept = pieceCache.find(first, range.count, plan.number, place, hash)
    return RunPiece(range: range, place: place, hash: hash, kept: kept)
  }

  /// Shapes a piece with the space after it and keeps it. nil if it cannot be kept.
  private func shapePiece(
    _ text: UnsafeBufferPointer<UInt16>, _ piece: RunPiece, _ font: SizedFont, _ plan: PlannedShaping
  ) -> Int? {
    let hasSpaceAfter = piece.place & Surroundings.spaceAfter != 0
    let count = piece.range.count
    let shaped = UnsafeBufferPointer(
      rebasing: text[piece.range.lowerBound..<piece.range.upperBound + (hasSpaceAfter ? 1 : 0)])
    buffer.shape(
      shaped, 0..<shaped.count, font, plan.options,
      startsParagraph: piece.place & Surroundings.paragraphStart != 0, endsParagraph: false)
    guard let units = shaped.baseAddress, let result = buffer.result, result.count > 0 else { return nil }
    guard pieceCache.hasRoom(glyphs: result.count, units: count) else {
      // Pieces of this run that are kept already are needed no more: the run is shaped whole.
      pieceCache.forgetAll()
      return nil
    }
    var trailing = TrailingSpace()
    var glyphs = 0..<result.count
    if hasSpaceAfter {
      // The space after it is last in the text, and so at the end that is last in reading direction.
      let last = plan.options.isRightToLeft ? 0 : result.count - 1
      let (info, position) = (result.infos[last], result.positions[last])
      glyphs = plan.options.isRightToLeft ? 1..<result.count : 0..<result.count - 1
      guard info.cluster == count, info.codepoint == plan.space.glyph,
        !glyphs.contains(where: { result.infos[$0].cluster == count })
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
          cluster: Int32(bitPattern: info.cluster), advance: position.x_advance, xOffset: position.x_offset,
          yOffset: position.y_offset))
    }
    return pieceCache.keep(
      units, count, plan.number, piece.place, hash: piece.hash, glyphs: glyphs.count, trailing: trailing)
  }
}
