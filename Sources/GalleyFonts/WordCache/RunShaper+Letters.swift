import CHarfBuzz

extension RunShaper {
  /// The maximum number of letters that are shaped at once to learn their glyphs, and the distance
  /// over which they are searched.
  private static let (mostLearnt, learningReach) = (64, 256)
  /// The number of consecutive separable letters from which it is worthwhile to look up single
  /// letters again.
  private static let fewestLetters = 8

  /// Shapes a run in a script without spaces, letter by letter. Text between such letters is shaped
  /// in pieces or as a whole. The result is the same as for shaping the run as a whole.
  func shapeByLetters(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    _ letters: SeparableLetters, into glyphs: inout ShapedGlyphs
  ) {
    // Invariant: the run may be divided at `start`.
    var start = range.lowerBound
    while start < range.upperBound {
      let next = appendLetters(text, start..<range.upperBound, font, letters, to: &glyphs)
      soughtPieceCount += next - start
      foundPieceCount += next - start
      start = next
      if start == range.upperBound { return }
      if learn(text, start..<range.upperBound, font, plan, letters) { continue }
      let end = endOfJoinedLetters(text, start..<range.upperBound, letters)
      shapePart(text, start..<end, font, plan, into: &glyphs)
      start = end
    }
  }

  /// Appends the glyphs of letters up to the first letter that is not known or not separable.
  /// Returns the offset of that letter, at which the run may be divided.
  private func appendLetters(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ letters: SeparableLetters,
    to glyphs: inout ShapedGlyphs
  ) -> Int {
    var index = range.lowerBound
    var letter = letters[text[index]]
    guard letter.kind == .plain else { return index }
    glyphs.append(atMost: range.count) { writer in
      // Most letters have the same width.
      var (steps, advance) = (letter.advance, font.fixed16(advance: letter.advance))
      while letter.kind == .plain {
        let isLast = index + 1 == range.upperBound
        let next = isLast ? letter : letters[text[index + 1]]
        guard isLast || letter.separates(from: next) else { return }
        if letter.advance != steps { (steps, advance) = (letter.advance, font.fixed16(advance: letter.advance)) }
        writer.append(
          ShapedGlyph(glyph: UInt32(letter.glyph), cluster: Int32(truncatingIfNeeded: index), advance: advance))
        index += 1
        if isLast { return }
        letter = next
      }
    }
    return index
  }

  /// Shapes separable letters that have not been shaped yet, including the first letter of a text.
  /// Returns false if the first letter is not separable, or does not become one glyph at the pen.
  private func learn(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ plan: PlannedShaping,
    _ letters: SeparableLetters
  ) -> Bool {
    guard letters[text[range.lowerBound]].kind == .unshaped else { return false }
    var units: [UInt16] = []
    for index in range.prefix(RunShaper.learningReach) where units.count < RunShaper.mostLearnt {
      let letter = letters[text[index]]
      let isLast = index + 1 == range.upperBound
      guard isLast || letter.separates(from: letters[text[index + 1]]) else { break }
      if letter.kind != .unshaped { continue }
      if let last = units.last, !letters[last].separates(from: letter) { continue }
      units.append(text[index])
    }
    guard let first = units.first else { return false }
    if !shape(units, font, plan, letters), !shape([first], font, plan, letters) {
      letters[first].kind = .special
    }
    return letters[first].kind == .plain
  }

  /// Shapes letters that may all be separated, and caches their glyphs. Returns false and caches
  /// nothing if a letter does not become one glyph.
  private func shape(
    _ units: [UInt16], _ font: SizedFont, _ plan: PlannedShaping, _ letters: SeparableLetters
  ) -> Bool {
    units.withUnsafeBufferPointer { text in
      buffer.shape(text, 0..<text.count, font, plan.options, startsParagraph: false, endsParagraph: false) {
        plan.triggers?.turnOffFeatures(of: text, 0..<text.count, in: &$0)
      }
    }
    guard let result = buffer.result, result.count == units.count,
      units.indices.allSatisfy({ result.infos[$0].cluster == UInt32($0) })
    else { return false }
    for index in units.indices {
      let (info, position) = (result.infos[index], result.positions[index])
      var letter = letters[units[index]]
      let isAtPen = position.x_offset | position.y_offset == 0
      let isShown = info.codepoint < ShapingBuffer.ignorableGlyph
      letter.kind = isAtPen && isShown && info.mask & 3 == 0 ? .plain : .special
      letter.glyph = UInt16(truncatingIfNeeded: info.codepoint)
      letter.advance = position.x_advance
      letters[units[index]] = letter
    }
    return true
  }

  /// Returns the offset after the first unit at which separable letters begin again, or the end of
  /// the text.
  private func endOfJoinedLetters(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ letters: SeparableLetters
  ) -> Int {
    var last = letters[text[range.lowerBound]]
    // The start of the letters since which text may be divided before each.
    var start: Int?
    for index in range.dropFirst() {
      let letter = letters[text[index]]
      if last.separates(from: letter) {
        if let start, index - start >= RunShaper.fewestLetters { return start }
        start = letter.kind == .special ? nil : start ?? index
      } else {
        start = nil
      }
      last = letter
    }
    return range.upperBound
  }
}
