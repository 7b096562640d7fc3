import CFreeType
import GalleyBase

/// A glyph's pixels before they are kept: still FreeType's bitmap.
enum RenderedGlyph {
  case blank
  /// In the face's glyph slot, valid until its next glyph is loaded.
  case bitmap(FT_GlyphSlot)
  case strike(StrikeGlyph)
  case painted(PaintLayer)
  case tooLarge

  /// Renders an outline, unhinted, stretched and slanted, then moved right by `subpixel` quarter pixels.
  static func outline(
    _ face: RasterFace, glyph: UInt32, subpixel: Int, size: Int32, synthesis: FontSynthesis
  ) -> RenderedGlyph {
    guard face.isScalable, face.setSize(size) else { return .blank }
    let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face.freeType, glyph, Int32(flags)) == 0, let slot = face.freeType.pointee.glyph else {
      return .blank
    }
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .blank }
    synthesis.transform(&slot.pointee.outline)
    if subpixel != 0 { FT_Outline_Translate(&slot.pointee.outline, FT_Pos(subpixel * 16), 0) }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let longest = max(box.xMax - box.xMin, box.yMax - box.yMin) >> 6
    if longest + 2 > Typesetter.largestMask { return .tooLarge }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, slot.pointee.bitmap.buffer != nil else { return .blank }
    return .bitmap(slot)
  }

  /// Paints a coloured glyph (COLR), stretched and slanted, then moved right by `subpixel` quarter pixels. nil if it is
  /// not coloured.
  static func painted(
    _ face: RasterFace, glyph: UInt32, subpixel: Int, size: Int32, synthesis: FontSynthesis, foreground: Color
  ) -> RenderedGlyph? {
    guard let paint = face.colors?.paint(of: glyph) else { return nil }
    let pixelsPerUnit = Double(size) / Double(64 * face.face.metrics.unitsPerEm)
    let transform = AffineTransform(
      a: synthesis.stretch * pixelsPerUnit, b: 0, c: synthesis.obliqueness * pixelsPerUnit, d: -pixelsPerUnit,
      tx: Double(subpixel) / 4, ty: 0)
    do throws(GlyphPainter.TooManyPixels) {
      let layer = try GlyphPainter.paint(
        paint, face, foreground: foreground, transform: transform, limit: Typesetter.largestMask)
      return layer.map(RenderedGlyph.painted) ?? .blank
    } catch {
      return .tooLarge
    }
  }

  /// Size, place and format, without an offset.
  var mask: GlyphMask {
    switch self {
    case .blank: return .empty
    case .tooLarge: return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    case .strike(let strike): return strike.mask
    case .painted(let layer):
      return GlyphMask(
        offset: 0, width: Int32(layer.bounds.width), height: Int32(layer.bounds.height), left: Int32(layer.bounds.x),
        top: Int32(layer.bounds.y), format: .premultipliedColor)
    case .bitmap(let slot):
      let bitmap = slot.pointee.bitmap
      return GlyphMask(
        offset: 0, width: Int32(bitmap.width), height: Int32(bitmap.rows), left: slot.pointee.bitmap_left,
        top: -slot.pointee.bitmap_top, format: .coverage)
    }
  }

  /// Writes the pixels, row by row, to room for `mask.byteCount` bytes.
  func write(to bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .blank, .tooLarge: return
    case .strike(let strike): strike.write(to: bytes)
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
  /// Stretches and slants an outline of FreeType's, whatever its unit, y up.
  func transform(_ outline: inout FT_Outline) {
    if self == .none { return }
    var matrix = FT_Matrix(xx: FT_Fixed(stretch * 65_536), xy: FT_Fixed(obliqueness * 65_536), yx: 0, yy: 65_536)
    FT_Outline_Transform(&outline, &matrix)
  }
}
