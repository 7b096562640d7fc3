public import GalleyBase
public import GalleyFonts

/// Scalable Vector Graphics: what a display list draws as shapes instead of pixels.
public enum SVG {
  /// The picture that a display list draws on `background`, as an SVG 2 document in UTF-8; one unit is one point.
  ///
  /// It shows what `rasterize` makes of the same arguments, to within antialiasing: glyphs are outlines at the places
  /// where the raster has them (see `GlyphGrid`), each outline once, so no font is
  /// needed. Coloured bitmaps, which have no outline, are embedded as PNGs of `scale` pixels per point. Soft shadows are
  /// filters, whose blur is the viewer's. Lengths are rounded to 1/10000 point. The same list gives the same bytes, but
  /// for PNGs, which depend on zlib.
  /// - Parameters:
  ///   - size: in pixels, as for `rasterize`.
  ///   - scale: pixels per point.
  ///   - label: what the picture says, for readers who cannot see it (`aria-label`); characters that XML has no place
  ///     for become U+FFFD.
  /// - Throws: `PNGError` for a picture that cannot be embedded.
  public static func encode(
    _ list: DisplayList, size: PixelSize, scale: Double, background: Color, typesetter: Typesetter, label: String = ""
  ) throws(PNGError) -> [UInt8] {
    let canvas = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    var writer = SVGWriter(canvas: canvas, scale: scale, typesetter: typesetter, glyphRules: list.glyphRules)
    if background.alpha > 0 { writer.fill(Rect(origin: .zero, size: canvas), background) }
    for command in list.commands { try writer.write(command) }
    return writer.document(label: label)
  }
}
