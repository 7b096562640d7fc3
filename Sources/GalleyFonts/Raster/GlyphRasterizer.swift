import GalleyBase

/// Renders glyphs and caches their masks.
final class GlyphRasterizer {
  /// A face at a size in pixels, to which masks in the cache refer by number.
  private struct Slot: Hashable {
    let face: FontFace
    let variations: [FontVariation]
    let synthesis: FontSynthesis
    let raster: GlyphRaster
    /// The font size in units of 1/65536 pixel per em.
    let size: Int
  }

  /// The maximum width or height of a rendered glyph, in pixels.
  static let largestMask = 2560
  /// The maximum size at which glyphs are rendered, in pixels per em.
  static let largestSize = 2048
  /// The maximum width or height of a cached mask, in pixels.
  static let largestKept = 256
  /// The number of faces at which the cache of faces is emptied. `mostSlots` is the same limit for
  /// slots, which are faces at a size.
  static let mostFaces = 512
  static let mostSlots = 16_384

  let cache = MaskCache()
  let outlines: OutlineCache
  let emojiBox: EmojiBox?
  /// The number of glyphs that were rendered so far.
  private(set) var renderCount = 0
  private let failures: FontFailures
  private let isRemembering: Bool
  /// The faces that FreeType does not accept.
  private var refused: Set<FontFace> = []
  private lazy var library = FreeTypeLibrary()
  private var faces: [FaceKey: RasterFace] = [:]
  private var slots: [Slot: UInt32] = [:]
  private var latest: (font: FontStorage, scale: Double, raster: GlyphRaster, slot: UInt32, size: Int)?

  /// - Parameters:
  ///   - emojiBox: the box of coloured bitmaps; nil for their own.
  ///   - failures: receives the faces that FreeType refuses.
  ///   - isRemembering: false to read and render every glyph without caches.
  init(emojiBox: EmojiBox?, failures: FontFailures, isRemembering: Bool) {
    self.emojiBox = emojiBox
    self.failures = failures
    self.isRemembering = isRemembering
    outlines = OutlineCache(mostElements: isRemembering ? OutlineCache.mostElements : 0)
  }

  @inline(__always)
  func mask(
    _ font: Font, glyph: UInt32, phase: GlyphPhase, scale: Double, foreground: Color, raster: GlyphRaster
  ) -> GlyphMask {
    let (slot, size) = slot(font.storage, scale, raster)
    let key = GlyphRasterizer.key(slot: slot, glyph: glyph, phase: phase)
    if font.face.hasPaintedGlyphs {
      // The mask may depend on the text's colour.
      let tint = UInt64(foreground.red) << 16 | UInt64(foreground.green) << 8 | UInt64(foreground.blue)
      return cache.mask(key | tint << 34) ?? render(font, glyph, phase, size, key | tint << 34, foreground, raster)
    }
    return cache.mask(key) ?? render(font, glyph, phase, size, key, .black, raster)
  }

  /// Returns the key of a mask. From the lowest bit, it has 4 bits for the phase, 16 for the glyph,
  /// 14 for the slot and 24 for the colour. The highest bit is set.
  @inline(__always) private static func key(slot: UInt32, glyph: UInt32, phase: GlyphPhase) -> UInt64 {
    1 << 63 | UInt64(slot) << 20 | UInt64(glyph & 0xFFFF) << 4 | phase.code
  }

  @inline(__always)
  private func slot(_ font: FontStorage, _ scale: Double, _ raster: GlyphRaster) -> (slot: UInt32, size: Int) {
    if let latest, latest.font === font, latest.scale == scale, latest.raster == raster {
      return (latest.slot, latest.size)
    }
    return makeSlot(font, scale, raster)
  }

  private func makeSlot(_ font: FontStorage, _ scale: Double, _ raster: GlyphRaster) -> (slot: UInt32, size: Int) {
    let pixels = font.pointSize * scale
    // Sizes beyond the largest need no slots of their own; NaN counts as 0.
    let size = pixels > 0 ? Int((min(pixels, Double(GlyphRasterizer.largestSize + 1)) * 65_536).rounded()) : 0
    let key = Slot(
      face: font.chosen.face, variations: font.chosen.variations, synthesis: font.synthesis, raster: raster, size: size)
    if slots.count >= GlyphRasterizer.mostSlots {
      // Numbers are reused, so the masks stored under them must be dropped.
      slots.removeAll()
      cache.forgetAll()
    }
    let slot = slots[key] ?? UInt32(slots.count)
    slots[key] = slot
    latest = (font, scale, raster, slot, size)
    return (slot, size)
  }

  private func render(
    _ font: Font, _ glyph: UInt32, _ phase: GlyphPhase, _ size: Int, _ key: UInt64, _ foreground: Color,
    _ raster: GlyphRaster
  ) -> GlyphMask {
    if size > GlyphRasterizer.largestSize << 16 {
      return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    }
    guard size > 0, glyph < font.face.glyphCount, let face = face(font) else { return .empty }
    renderCount += 1
    let look = GlyphLook(size: size, phase: phase, synthesis: font.storage.synthesis)
    var pixels =
      RenderedGlyph.painted(face, glyph: glyph, look, foreground: foreground)
      ?? StrikeGlyph(face, glyph: glyph, phase: phase, size: look.size64, box: emojiBox).map(RenderedGlyph.strike)
      ?? RenderedGlyph.outline(face, glyph: glyph, look, raster)
    return store(&pixels, key)
  }

  private func store(_ pixels: inout RenderedGlyph, _ key: UInt64) -> GlyphMask {
    var mask = pixels.mask
    let isKept = isRemembering && max(mask.width, mask.height) <= Int32(GlyphRasterizer.largestKept)
    guard mask.byteCount <= MaskCache.passingBytes else {
      return GlyphMask(offset: 0, width: 0, height: 0, left: 0, top: 0, format: .tooLarge)
    }
    mask.offset = isKept ? cache.reserve(mask.byteCount) : MaskCache.keptBytes
    pixels.write(to: cache.bytes + mask.offset)
    if isKept { cache.keep(mask, key) }
    return mask
  }

  /// Returns the outline of a glyph; see `Typesetter.outline`.
  func outline(_ font: Font, glyph: UInt32) -> Path {
    guard let path = face(font)?.outline(of: glyph) else { return Path() }
    let (scale, synthesis) = (font.pointSize / Double(font.face.metrics.unitsPerEm), font.storage.synthesis)
    return path.mapPoints { point in
      Point(x: (point.x * synthesis.stretch + point.y * synthesis.obliqueness) * scale, y: -point.y * scale)
    }
  }

  /// Returns the bounds of a coloured glyph (COLR) in points, y down: its clip box or the union of
  /// its shapes. Returns nil if it is not coloured.
  func paintedBounds(_ font: Font, glyph: UInt32) -> Rect? {
    guard font.face.hasPaintedGlyphs, let face = face(font), let paint = face.colors?.paint(of: glyph) else {
      return nil
    }
    let synthesis = font.storage.synthesis
    let pointsPerUnit = font.pointSize / Double(font.face.metrics.unitsPerEm)
    let box = face.bounds(of: paint).applying(
      AffineTransformation(
        a: synthesis.stretch * pointsPerUnit, b: 0, c: synthesis.obliqueness * pointsPerUnit, d: -pointsPerUnit,
        tx: 0, ty: 0))
    if box.isEmpty || !box.isFinite { return .zero }
    let (left, top) = (box.minX.onLengthGrid, box.minY.onLengthGrid)
    return Rect(x: left, y: top, width: box.maxX.onLengthGrid - left, height: box.maxY.onLengthGrid - top)
  }

  /// Returns the FreeType face with the variations of a font. Reports a failure and returns nil if
  /// FreeType does not accept the face.
  func face(_ font: Font) -> RasterFace? {
    let key = FaceKey(face: font.face, variations: font.variations)
    if let face = faces[key] { return face }
    if faces.count >= GlyphRasterizer.mostFaces { faces.removeAll() }
    guard !refused.contains(font.face),
      let face = RasterFace(font.face, variations: font.variations, library: library, outlines: outlines)
    else {
      refused.insert(font.face)
      failures.report(.damaged(file: font.face.path, reason: "FreeType cannot read its glyphs"))
      return nil
    }
    faces[key] = face
    return face
  }
}
