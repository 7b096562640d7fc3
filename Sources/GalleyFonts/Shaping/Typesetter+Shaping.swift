import CHarfBuzz

extension Typesetter {
  /// Shapes one run of one font, script, direction and language, and appends its glyphs in visual order.
  ///
  /// `text` is the whole paragraph, at most 2^31 − 1 units: what stands around `range` decides how letters join across
  /// the run's ends. Clusters are monotone and never split a grapheme (HarfBuzz's MONOTONE_GRAPHEMES): a base and its
  /// marks share one, so that a cluster's advances add up to what a caret steps over. Default ignorables keep their
  /// place as glyphs without advance, flagged `ignorable`. A lone surrogate shapes as U+FFFD. Lengths are rounded
  /// once, from font units; what does not fit 16.16 points becomes the longest that does.
  ///
  /// Words are kept and used again where the font's lookups allow it; the result is always that of shaping the run
  /// whole.
  public func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    if range.isEmpty { return }
    shapedUnitCount += range.count
    let sized = sizedFont(font)
    if options.separatesWords, !font.face.isColor, let plan = examinedPlan(sized, options, length: range.count) {
      if shapeByPieces(text, range, sized, options, plan, into: &glyphs) { return }
    }
    shapeWhole(text, range, sized, options, into: &glyphs)
  }

  func shapeWhole(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: SizedFont, _ options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    buffer.shape(
      text, range, font, options, startsParagraph: range.lowerBound == 0,
      endsParagraph: range.upperBound == text.count)
    guard let shaped = buffer.result else { return }
    let result = buffer.reserve(shaped.count)
    let isColor = font.face.face.isColor
    for index in 0..<shaped.count {
      var glyph = font.shapedGlyph(shaped.infos[index], shaped.positions[index])
      if isColor, let advance = strikeAdvance(of: shaped.infos[index].codepoint, in: font) {
        glyph.advance = font.fixed16(strikeAdvance: advance)
      }
      (result + index).initialize(to: glyph)
    }
    glyphs.append(contentsOf: UnsafeBufferPointer(start: result, count: shaped.count))
  }

  /// The plan, if it is known that its words may be kept. Counts what is shaped until it pays to find out.
  private func examinedPlan(_ font: SizedFont, _ options: ShapingOptions, length: Int) -> PlannedShaping? {
    let plan = plans.plan(font, options)
    if !plan.wasExamined {
      plan.glyphsShaped += length
      if plan.glyphsShaped < PlannedShaping.glyphsBeforeExamination { return nil }
      plan.wasExamined = true
      plan.separation = buffer.separation(font, options)
      if let space = font.face.glyph(0x20) {
        plan.space = (space, hb_font_get_glyph_h_advance(font.face.harfBuzz, space))
      }
    }
    return plan.separation == nil ? nil : plan
  }
}

extension ShapingOptions {
  static let arabic: UInt32 = 0x4172_6162

  /// Scripts that HarfBuzz sets letter by letter, or joining letters inside words: a space ends all that it looks at,
  /// but for the font's lookups. Arab, Armn, Cyrl, Geor, Grek, Hebr, Latn, Zyyy, Zinh.
  private static let scriptsOfWords: [UInt32] = [
    arabic, 0x4172_6D6E, 0x4379_726C, 0x4765_6F72, 0x4772_656B, 0x4865_6272, 0x4C61_746E, 0x5A79_7979, 0x5A69_6E68,
  ]

  /// Whether runs of these options may be shaped by words at all.
  var separatesWords: Bool { !producesUnsafeToConcat && ShapingOptions.scriptsOfWords.contains(script) }
}

extension SizedFont {
  @inline(__always)
  func shapedGlyph(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) -> ShapedGlyph {
    shapedGlyph(
      glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster), flags: info.mask & 3,
      advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset)
  }

  @inline(__always)
  func shapedGlyph(_ glyph: PieceGlyph, textStart: Int32) -> ShapedGlyph {
    shapedGlyph(
      glyph: UInt32(glyph.glyph), cluster: glyph.cluster + textStart, flags: UInt32(glyph.flags),
      advance: glyph.advance, xOffset: glyph.xOffset, yOffset: glyph.yOffset)
  }

  /// The glyph flags are the lowest bits of HarfBuzz's mask; see hb_glyph_info_get_glyph_flags.
  @inline(__always)
  private func shapedGlyph(
    glyph: UInt32, cluster: Int32, flags: UInt32, advance: Int32, xOffset: Int32, yOffset: Int32
  ) -> ShapedGlyph {
    let isIgnorable = glyph == ShapingBuffer.ignorableGlyph
    return ShapedGlyph(
      glyph: isIgnorable ? 0 : glyph, cluster: cluster, advance: fixed16(advance: advance),
      xOffset: xOffset == 0 ? 0 : fixed16(across: xOffset), yOffset: yOffset == 0 ? 0 : fixed16(yOffset),
      flags: ShapedGlyph.Flags(rawValue: isIgnorable ? flags | 0x100 : flags))
  }
}
