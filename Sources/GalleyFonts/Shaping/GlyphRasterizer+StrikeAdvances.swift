import CFreeType

extension GlyphRasterizer {
  /// Returns the advance of a coloured bitmap in the steps of `ShapingFace`; nil for any other
  /// glyph.
  ///
  /// A bitmap has its own advance (OpenType CBDT, glyph metrics), in pixels of its strike, which is as wide as it will
  /// be drawn. The font's hmtx may be narrower: Noto Color Emoji's is by 0.2 %, and browsers use the bitmap's. The
  /// collection's `emojiMetrics` may give it another.
  func strikeAdvance(of glyph: UInt32, in font: SizedFont) -> Int32? {
    guard font.face.face.isColor else { return nil }
    if let known = font.face.strikeAdvances[glyph] { return known }
    let stepsPerEm = Double(font.face.face.metrics.unitsPerEm * ShapingFace.stepsPerUnit)
    let advance = face(font.font)?.strikeAdvance(of: glyph).map { own in
      guard let box = emojiBox else { return Int32((own * stepsPerEm).rounded()) }
      // Rounded down, so that an advance of a whole number of points stays one.
      return Int32((box.advance * stepsPerEm).rounded(.down))
    }
    font.face.strikeAdvances[glyph] = .some(advance)
    return advance
  }
}

extension RasterFace {
  /// Returns the advance of the largest coloured bitmap of a glyph, in em; nil if it has none.
  fileprivate func strikeAdvance(of glyph: UInt32) -> Double? {
    guard let strike = selectStrike(for: .max),
      FT_Load_Glyph(freeType, glyph, Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
      let slot = freeType.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    return Double(slot.pointee.advance.x) / Double(strike)
  }
}
