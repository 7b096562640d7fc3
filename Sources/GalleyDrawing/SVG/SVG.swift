import GalleyBase
public import GalleyFonts

/// Encodes drawings as SVG documents, which contain shapes instead of pixels.
public enum SVG: PictureEncoder {
  static let isText = true
  static let isRaster = false

  /// Returns a drawing as an SVG 2 document in UTF-8. One unit is one point.
  ///
  /// The document shows what `rasterize` draws, except for antialiasing. Glyphs are outlines at the same positions as
  /// in the raster (see `GlyphGrid`); each outline is written once, so no font is needed. Coloured bitmaps, which have
  /// no outline, are embedded as PNGs at the drawing's scale. Soft shadows are filters, whose blur depends on the
  /// viewer. Lengths are rounded to 1/10000 point. The same drawing gives the same bytes, except for PNGs, which depend
  /// on libdeflate. The drawing's label becomes `aria-label`, in which characters that XML does not allow become
  /// U+FFFD.
  /// - Throws: `PNGError` if a picture cannot be embedded.
  public static func encode(_ drawing: Drawing, typesetter: Typesetter) throws(PNGError) -> [UInt8] {
    let (size, scale, background) = (drawing.size, drawing.scale, drawing.background)
    let canvas = Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
    var writer = SVGWriter(canvas: canvas, scale: scale, typesetter: typesetter, glyphRules: drawing.list.glyphRules)
    if background.alpha > 0 { writer.fill(Rect(origin: .zero, size: canvas), background) }
    for command in drawing.list.commands { try writer.write(command) }
    return writer.document(label: drawing.label)
  }
}
