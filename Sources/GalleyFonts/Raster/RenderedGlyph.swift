import CFreeType
import GalleyBase
import GalleyRaster

/// The size, phase and shape with which a glyph is rendered.
struct GlyphLook {
  /// The font size in units of 1/65536 pixel per em.
  let size: Int
  let phase: GlyphPhase
  let synthesis: FontSynthesis

  /// The font size in units of 1/64 pixel per em, as FreeType takes it.
  var size64: Int32 { Int32((size + 512) >> 10) }
}

/// The pixels of a glyph before they are cached.
enum RenderedGlyph {
  case blank
  /// An outline and the pixels that it touches.
  case outline(Outline, PixelRect)
  /// A bitmap in the glyph slot of the FreeType face. It is valid until the face loads another
  /// glyph.
  case bitmap(FT_GlyphSlot)
  case strike(StrikeGlyph)
  case painted(PaintLayer)
  case tooLarge

  /// Renders an outline without hinting. It is stretched, slanted and then moved to the right by
  /// its phase.
  static func outline(_ face: RasterFace, glyph: UInt32, _ look: GlyphLook, _ raster: GlyphRaster) -> RenderedGlyph {
    switch raster {
    case .coreGraphics: coreGraphics(face, glyph: glyph, look)
    case .freetype: freetype(face, glyph: glyph, look)
    }
  }

  private static func coreGraphics(_ face: RasterFace, glyph: UInt32, _ look: GlyphLook) -> RenderedGlyph {
    guard let path = face.outline(of: glyph) else { return .blank }
    let scale = OutlineScale(
      size: look.size, unitsPerEm: face.face.metrics.unitsPerEm, synthesis: look.synthesis, phase: look.phase)
    // Measured before curves are divided into lines, of which a large glyph has many.
    let longest = scale.longestSide(of: path) + .pixel
    if longest > Subpixel(pixel: GlyphRasterizer.largestMask) { return .tooLarge }
    let outline = Outline(path, position: scale.position)
    let bounds = outline.pixelBounds
    return bounds.isEmpty ? .blank : .outline(outline, bounds)
  }

  private static func freetype(_ face: RasterFace, glyph: UInt32, _ look: GlyphLook) -> RenderedGlyph {
    guard face.isScalable, face.setSize(look.size64) else { return .blank }
    let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face.freeType, glyph, Int32(flags)) == 0, let slot = face.freeType.pointee.glyph else {
      return .blank
    }
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .blank }
    look.synthesis.transform(&slot.pointee.outline)
    let shift = FT_Pos((look.phase.pixels * 64).rounded())
    if shift != 0 { FT_Outline_Translate(&slot.pointee.outline, shift, 0) }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let longest = max(box.xMax - box.xMin, box.yMax - box.yMin) >> 6
    if longest + 2 > GlyphRasterizer.largestMask { return .tooLarge }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, slot.pointee.bitmap.buffer != nil else { return .blank }
    return .bitmap(slot)
  }

  /// Paints a coloured glyph (COLR). It is stretched, slanted and then moved to the right by its
  /// phase. Returns nil if the glyph is not coloured.
  static func painted(_ face: RasterFace, glyph: UInt32, _ look: GlyphLook, foreground: Color) -> RenderedGlyph? {
    guard let paint = face.colors?.paint(of: glyph) else { return nil }
    let pixelsPerUnit = Double(look.size) / Double(65_536 * face.face.metrics.unitsPerEm)
    let transform = AffineTransformation(
      a: look.synthesis.stretch * pixelsPerUnit, b: 0, c: look.synthesis.obliqueness * pixelsPerUnit,
      d: -pixelsPerUnit, tx: look.phase.pixels, ty: 0)
    do throws(GlyphPainter.TooManyPixels) {
      let layer = try GlyphPainter.paint(
        paint, face, foreground: foreground, transform: transform, limit: GlyphRasterizer.largestMask)
      return layer.map(RenderedGlyph.painted) ?? .blank
    } catch {
      return .tooLarge
    }
  }

  /// The size, position and format of the pixels, without an offset in memory.
  var mask: GlyphMask {
    switch self {
    case .blank: return .empty
    case .tooLarge: return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    case .strike(let strike): return strike.mask
    case .outline(_, let bounds): return GlyphMask(bounds, format: .coverage)
    case .painted(let layer): return GlyphMask(layer.bounds, format: .premultipliedColor)
    case .bitmap(let slot):
      let bitmap = slot.pointee.bitmap
      return GlyphMask(
        offset: 0, width: Int32(bitmap.width), height: Int32(bitmap.rows), left: slot.pointee.bitmap_left,
        top: -slot.pointee.bitmap_top, format: .coverage)
    }
  }

  /// Writes the pixels, row by row. `bytes` must have room for `mask.byteCount` bytes.
  func write(to bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .blank, .tooLarge: return
    case .strike(let strike): strike.write(to: bytes)
    case .outline(let outline, let bounds):
      bytes.update(repeating: 0, count: bounds.width * bounds.height)
      ScanConverter.write(outline, bounds: bounds, to: bytes)
    case .painted(let layer):
      layer.bytes.withUnsafeBufferPointer { pixels in
        if let start = pixels.baseAddress { bytes.update(from: start, count: pixels.count) }
      }
    case .bitmap(let slot):
      let bitmap = slot.pointee.bitmap
      let (rowBytes, height) = (mask.byteCount / max(1, Int(bitmap.rows)), Int(bitmap.rows))
      for row in 0..<height {
        (bytes + row * rowBytes).update(from: bitmap.buffer + row * Int(bitmap.pitch), count: rowBytes)
      }
    }
  }
}

extension FontSynthesis {
  /// Stretches and slants a FreeType outline in any unit, y up.
  func transform(_ outline: inout FT_Outline) {
    if self == .none { return }
    var matrix = FT_Matrix(xx: FT_Fixed(stretch * 65_536), xy: FT_Fixed(obliqueness * 65_536), yx: 0, yy: 65_536)
    FT_Outline_Transform(&outline, &matrix)
  }
}

extension GlyphMask {
  /// Creates a glyph mask for these pixels, relative to the glyph's origin and without an offset in
  /// memory.
  fileprivate init(_ bounds: PixelRect, format: Format) {
    self.init(
      offset: 0, width: Int32(bounds.width), height: Int32(bounds.height), left: Int32(bounds.x), top: Int32(bounds.y),
      format: format)
  }
}
