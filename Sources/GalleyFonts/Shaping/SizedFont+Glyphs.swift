import CHarfBuzz
import GalleyBase

extension SizedFont {
  /// Returns the advance of a single glyph in 16.16 points.
  func advance(of glyph: UInt32) -> Int32 {
    fixed16(advance: face.advance(of: glyph))
  }

  /// Returns the caret positions inside a ligature, from left to right, in points from its origin.
  func ligatureCarets(of glyph: UInt32, isRightToLeft: Bool) -> [Double] {
    let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    var count = hb_ot_layout_get_ligature_carets(face.harfBuzz, direction, glyph, 0, nil, nil)
    if count == 0 { return [] }
    var carets = [hb_position_t](repeating: 0, count: Int(count))
    hb_ot_layout_get_ligature_carets(face.harfBuzz, direction, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map { Double(fixed16: fixed16(across: $0)) }.sorted()
  }

  /// Returns the rectangle around the visible part of a glyph in points, y down, relative to the
  /// glyph's origin; nil if nothing is visible.
  /// - Parameter isStrike: true for a coloured bitmap, which is neither stretched nor slanted.
  func inkBounds(of glyph: UInt32, isStrike: Bool) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.harfBuzz, glyph, &extents) != 0 else { return nil }
    func length(_ value: Int32) -> Double { Double(fixed16: fixed16(value)) }
    func across(_ value: Int32) -> Double { isStrike ? length(value) : Double(fixed16: fixed16(across: value)) }
    // In HarfBuzz y points up, so the height of a glyph is negative.
    let ink = Rect(
      x: across(extents.x_bearing), y: -length(extents.y_bearing), width: across(extents.width),
      height: -length(extents.height))
    if font.obliqueness == 0 || isStrike { return ink }
    let top = (-ink.minY * font.obliqueness).onLengthGrid
    let bottom = (-ink.maxY * font.obliqueness).onLengthGrid
    return Rect(
      x: ink.minX + min(top, bottom), y: ink.minY, width: ink.width + (top - bottom).magnitude, height: ink.height)
  }

  @inline(__always)
  func shapedGlyph(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) -> ShapedGlyph {
    shapedGlyph(
      glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster), flags: UInt8(info.mask & 3),
      advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset)
  }

  /// Returns a glyph of HarfBuzz's result. Its flags are the lowest bits of HarfBuzz's mask; see
  /// hb_glyph_info_get_glyph_flags.
  @inline(__always)
  func shapedGlyph(
    glyph: UInt32, cluster: Int32, flags: UInt8, advance: Int32, xOffset: Int32, yOffset: Int32
  ) -> ShapedGlyph {
    let isIgnorable = glyph == ShapingBuffer.ignorableGlyph
    return ShapedGlyph(
      glyph: isIgnorable ? 0 : glyph, cluster: cluster, advance: fixed16(advance: advance),
      xOffset: xOffset == 0 ? 0 : fixed16(across: xOffset), yOffset: yOffset == 0 ? 0 : fixed16(yOffset),
      flags: isIgnorable ? ShapedGlyph.Flags(rawValue: flags).union(.ignorable) : ShapedGlyph.Flags(rawValue: flags))
  }
}
