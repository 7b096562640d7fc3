import CHarfBuzz

/// A face in HarfBuzz, for all sizes. It owns the hb_font_t.
///
/// HarfBuzz returns 64ths of a font unit. So one shaping serves all sizes, no size overflows, and HarfBuzz's
/// single-precision multipliers are exact: a length at a size is rounded once, from font units.
final class ShapingFace {
  let face: FontFace
  let harfBuzz: OpaquePointer
  /// The advances of coloured bitmaps used so far; nil for glyphs that are not bitmaps.
  var strikeAdvances: [UInt32: Int32?] = [:]
  /// The state of each character before the combining marks (U+0300): 0 if it is not known, 1 if
  /// the face has the character, 2 if the face does not have it.
  private var simpleCharacters: [UInt8] = []

  /// The number of HarfBuzz's steps per font unit. Only variable faces use fractions of font units.
  static let stepsPerUnit = 64

  init(_ face: FontFace, variations: [FontVariation]) {
    guard let harfBuzz = hb_font_create(face.harfBuzz) else { preconditionFailure("HarfBuzz cannot create a font") }
    self.face = face
    self.harfBuzz = harfBuzz
    // At most 16384 units per em, so at most 2^20.
    let scale = Int32(face.metrics.unitsPerEm * ShapingFace.stepsPerUnit)
    hb_font_set_scale(harfBuzz, scale, scale)
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(harfBuzz, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(harfBuzz)
  }

  deinit { hb_font_destroy(harfBuzz) }

  /// Returns the glyph of a character in the face's own character map; nil if the map does not
  /// contain it.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Returns the advance of a single glyph in the steps of HarfBuzz.
  func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(harfBuzz, glyph) }

  /// Returns true if the face has all characters of a text and all of them come before the
  /// combining marks. The text then need not be divided into clusters, and no fallback font is
  /// looked up.
  func setsAll(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    if simpleCharacters.isEmpty { simpleCharacters = [UInt8](repeating: 0, count: 0x300) }
    for index in range {
      let unit = Int(text[index])
      guard unit < simpleCharacters.count else { return false }
      if simpleCharacters[unit] == 0 {
        let scalar = UInt32(unit)
        simpleCharacters[unit] = needsNoGlyph(scalar) || covers(scalar) ? 1 : 2
      }
      if simpleCharacters[unit] == 2 { return false }
    }
    return true
  }

  /// Returns true if the font classifies a glyph as a mark (OpenType, GDEF).
  func isMark(_ glyph: Int) -> Bool {
    hb_ot_layout_get_glyph_class(face.harfBuzz, UInt32(glyph)) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }
}
