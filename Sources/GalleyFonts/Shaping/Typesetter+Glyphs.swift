import CHarfBuzz
public import GalleyBase

extension Typesetter {
  /// The glyph that the font's face itself has for a character, before any shaping; nil if it has none.
  public func glyph(for scalar: UInt32, in font: Font) -> UInt32? { sizedFont(font).face.glyph(scalar) }

  /// Where carets stand inside a ligature, in points from its origin, left to right (OpenType, GDEF ligature carets).
  /// Empty if the face says nothing about the glyph.
  public func ligatureCarets(glyph: UInt32, font: Font, isRightToLeft: Bool) -> [Double] {
    let sized = sizedFont(font)
    let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    var count = hb_ot_layout_get_ligature_carets(sized.face.harfBuzz, direction, glyph, 0, nil, nil)
    if count == 0 { return [] }
    var carets = [hb_position_t](repeating: 0, count: Int(count))
    hb_ot_layout_get_ligature_carets(sized.face.harfBuzz, direction, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map { Double(fixed16: sized.fixed16(across: $0)) }.sorted()
  }

  /// The rectangle that holds a glyph's ink, in points, y down, from the glyph's origin; `.zero` without ink.
  /// The outline's own extremes, without antialiasing; of a slanted font those of the slanted rectangle.
  public func inkBounds(font: Font, glyph: UInt32) -> Rect {
    let sized = sizedFont(font)
    if font.face.hasPaintedGlyphs, let painted = paintedBounds(font, glyph) { return painted }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(sized.face.harfBuzz, glyph, &extents) != 0 else { return .zero }
    func length(_ value: Int32) -> Double { Double(fixed16: sized.fixed16(value)) }
    let isStrike = strikeAdvance(of: glyph, in: sized) != nil
    if isStrike, let box = fonts.emojiMetrics.box { return box.rect(size: font.pointSize) }
    func across(_ value: Int32) -> Double {
      Double(fixed16: isStrike ? sized.fixed16(value) : sized.fixed16(across: value))
    }
    // HarfBuzz counts upwards: the height of a glyph is negative.
    let ink = Rect(
      x: across(extents.x_bearing), y: -length(extents.y_bearing), width: across(extents.width),
      height: -length(extents.height))
    if font.obliqueness == 0 || isStrike { return ink }
    let top = (-ink.minY * font.obliqueness).onLengthGrid
    let bottom = (-ink.maxY * font.obliqueness).onLengthGrid
    return Rect(
      x: ink.minX + min(top, bottom), y: ink.minY, width: ink.width + (top - bottom).magnitude, height: ink.height)
  }

  /// The rectangle that holds a coloured glyph (COLR): its clip box or its shapes. nil if it is not coloured.
  private func paintedBounds(_ font: Font, _ glyph: UInt32) -> Rect? {
    guard let face = rasterizer.face(font), let paint = face.colors?.paint(of: glyph) else { return nil }
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
}
