public import GalleyBase

extension Typesetter {
  /// The longest side, in pixels, of a glyph that is rendered to a mask.
  public static let largestMask = 2560

  /// A glyph's pixels at a size in device pixels: unhinted, antialiased, its origin right of a whole pixel by `phase`,
  /// on a whole pixel row.
  ///
  /// Which phase a glyph has at its place is for `GlyphGrid` to say. Coverage is as iOS draws it (`raster`
  /// `coreGraphics`; see `ScanConverter`) or as FreeType does. Masks up to 256 pixels are kept, in 16 MiB; a mask is
  /// valid until the next call. Coloured bitmaps (CBDT, sbix) are scaled in integers from the next larger strike,
  /// premultiplied. Glyphs larger than `largestMask`, and all above 2048 pixels per em, answer `.tooLarge`: fill
  /// `outline` instead (coloured bitmaps have none and are left out). A glyph the face lacks, or whose data is damaged,
  /// is empty.
  ///
  /// Coloured outlines (COLR version 0 and 1) are painted with the first palette of CPAL, gradients at the centres of
  /// pixels and between premultiplied colours. Variable paints stay at their axes' standard positions.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - foreground: the colour of the text, which parts of a coloured glyph may take (palette index 0xFFFF). Its alpha
  ///     has no effect here: it is for the whole mask, when that is drawn. Other glyphs' masks do not depend on it.
  ///   - raster: what makes the coverage. Coloured glyphs do not depend on it.
  public func mask(
    font: Font, glyph: UInt32, phase: GlyphPhase, scale: Double, foreground: Color = .black,
    raster: GlyphRaster = .coreGraphics
  ) -> GlyphMask {
    rasterizer.mask(font, glyph: glyph, phase: phase, scale: scale, foreground: foreground, raster: raster)
  }

  /// Lends the bytes of `mask`, which must come from the latest call of `mask(font:glyph:phase:scale:)`.
  @inlinable
  public func withBytes<Result>(of mask: GlyphMask, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: maskBytes + mask.offset, count: mask.byteCount))
  }
}
