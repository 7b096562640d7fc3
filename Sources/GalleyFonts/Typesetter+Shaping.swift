import CHarfBuzz

extension Typesetter {
  /// Shapes one run of one font, script, direction and language, and appends its glyphs in visual order.
  ///
  /// `text` is the whole paragraph, at most 2^31 − 1 units: what stands around `range` decides how letters join across
  /// the run's ends. Clusters are monotone and never split a grapheme (HarfBuzz's MONOTONE_GRAPHEMES): a base and its
  /// marks share one, so that a cluster's advances add up to what a caret steps over. Default ignorables keep their
  /// place as glyphs without advance, flagged `ignorable`. A lone surrogate shapes as U+FFFD. Lengths are
  /// rounded once, from font units; what does not fit 16.16 points becomes the longest that does.
  public func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run outside of its text")
    if range.isEmpty { return }
    let sized = sizedFont(font)
    buffer.shape(text, range, sized, options)
    appendShapedGlyphs(sized, to: &glyphs)
  }

  private func appendShapedGlyphs(_ font: SizedFont, to glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer.pointer, &count), count > 0,
      let positions = hb_buffer_get_glyph_positions(buffer.pointer, nil)
    else { return }
    let needed = glyphs.count + Int(count)
    if glyphs.capacity < needed { glyphs.reserveCapacity(max(needed, 2 * glyphs.count)) }
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      // The glyph flags are the lowest bits of the mask; see hb_glyph_info_get_glyph_flags.
      var flags = ShapedGlyph.Flags(rawValue: info.mask & 3)
      let isIgnorable = info.codepoint == ShapingBuffer.ignorableGlyph
      let strikeAdvance = isIgnorable ? nil : strikeAdvance(of: info.codepoint, in: font)
      if isIgnorable { flags.insert(.ignorable) }
      glyphs.append(
        ShapedGlyph(
          glyph: isIgnorable ? 0 : info.codepoint, cluster: Int32(bitPattern: info.cluster),
          advance: font.fixed16(strikeAdvance ?? position.x_advance), xOffset: font.fixed16(position.x_offset),
          yOffset: font.fixed16(position.y_offset), flags: flags))
    }
  }
}
