import GalleyBase

/// Renders glyphs through FreeType and keeps their masks.
final class GlyphRasterizer {
  /// A face at a size in pixels; masks are kept under the number of theirs.
  private struct Slot: Hashable {
    let face: FontFace
    let variations: [FontVariation]
    let synthesis: FontSynthesis
    /// 64ths of a pixel per em.
    let size: Int32
  }
  private struct FaceKey: Hashable {
    let face: FontFace
    let variations: [FontVariation]
  }

  /// Above this many pixels per em nothing is rendered.
  static let largestSize = 2048
  /// Glyphs wider or higher than this many pixels are not kept.
  static let largestKept = 256
  /// More faces or sizes than these are forgotten.
  static let mostFaces = 512
  static let mostSlots = 16_384

  let cache = MaskCache()
  /// Faces that FreeType refused since the last look.
  private(set) var refused: [FontFace] = []
  private lazy var library = FreeTypeLibrary()
  private var faces: [FaceKey: RasterFace] = [:]
  private var slots: [Slot: UInt32] = [:]
  private var latest: (font: FontStorage, scale: Double, slot: UInt32, size: Int32)?

  @inline(__always)
  func mask(_ font: Font, glyph: UInt32, subpixel: Int, scale: Double, foreground: Color) -> GlyphMask {
    let (slot, size) = slot(font.storage, scale)
    if font.face.hasPaintedGlyphs {
      return paintedMask(font, glyph: glyph, subpixel: subpixel, slot: slot, size: size, foreground: foreground)
    }
    let key = 1 << 63 | UInt64(slot) << 18 | UInt64(glyph & 0xFFFF) << 2 | UInt64(subpixel & 3)
    return cache.mask(key) ?? render(font, glyph, subpixel & 3, size, key, .black)
  }

  /// A mask that may depend on the colour of the text, which is part of its key: 24 bits above the slot's 14.
  private func paintedMask(
    _ font: Font, glyph: UInt32, subpixel: Int, slot: UInt32, size: Int32, foreground: Color
  ) -> GlyphMask {
    let tint = UInt64(foreground.red) << 16 | UInt64(foreground.green) << 8 | UInt64(foreground.blue)
    let key = 1 << 63 | tint << 32 | UInt64(slot) << 18 | UInt64(glyph & 0xFFFF) << 2 | UInt64(subpixel & 3)
    return cache.mask(key) ?? render(font, glyph, subpixel & 3, size, key, foreground)
  }

  @inline(__always)
  private func slot(_ font: FontStorage, _ scale: Double) -> (slot: UInt32, size: Int32) {
    if let latest, latest.font === font, latest.scale == scale { return (latest.slot, latest.size) }
    return makeSlot(font, scale)
  }

  private func makeSlot(_ font: FontStorage, _ scale: Double) -> (slot: UInt32, size: Int32) {
    let pixels = font.pointSize * scale
    // Beyond what is rendered at all, sizes need not be told apart; not a number counts as 0.
    let size = pixels > 0 ? Int32((min(pixels, Double(GlyphRasterizer.largestSize + 1)) * 64).rounded()) : 0
    let key = Slot(face: font.face, variations: font.variations, synthesis: font.synthesis, size: size)
    if slots.count >= GlyphRasterizer.mostSlots {
      // Numbers are used again, so what is kept under them has to go.
      slots.removeAll()
      cache.forgetAll()
    }
    let slot = slots[key] ?? UInt32(slots.count)
    slots[key] = slot
    latest = (font, scale, slot, size)
    return (slot, size)
  }

  private func render(
    _ font: Font, _ glyph: UInt32, _ subpixel: Int, _ size: Int32, _ key: UInt64, _ foreground: Color
  ) -> GlyphMask {
    if size > GlyphRasterizer.largestSize * 64 {
      return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    }
    guard size > 0, glyph < font.face.glyphCount, let face = face(font) else { return .empty }
    let synthesis = font.storage.synthesis
    var pixels =
      RenderedGlyph.painted(
        face, glyph: glyph, subpixel: subpixel, size: size, synthesis: synthesis, foreground: foreground)
      ?? StrikeGlyph(face, glyph: glyph, subpixel: subpixel, size: size).map(RenderedGlyph.strike)
      ?? RenderedGlyph.outline(face, glyph: glyph, subpixel: subpixel, size: size, synthesis: synthesis)
    return store(&pixels, key)
  }

  private func store(_ pixels: inout RenderedGlyph, _ key: UInt64) -> GlyphMask {
    var mask = pixels.mask
    let isKept = max(mask.width, mask.height) <= Int32(GlyphRasterizer.largestKept)
    guard mask.byteCount <= MaskCache.passingBytes else {
      return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    }
    mask.offset = isKept ? cache.reserve(mask.byteCount) : MaskCache.keptBytes
    pixels.write(to: cache.bytes + mask.offset)
    if isKept { cache.keep(mask, key) }
    return mask
  }

  /// The face in FreeType, with the font's variations; nil if FreeType refuses it.
  func face(_ font: Font) -> RasterFace? {
    let key = FaceKey(face: font.face, variations: font.variations)
    if let face = faces[key] { return face }
    if refused.contains(font.face) { return nil }
    if faces.count >= GlyphRasterizer.mostFaces { faces.removeAll() }
    guard let face = RasterFace(font.face, variations: font.variations, library: library) else {
      refused.append(font.face)
      return nil
    }
    faces[key] = face
    return face
  }
}
