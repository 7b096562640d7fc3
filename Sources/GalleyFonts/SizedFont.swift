import CHarfBuzz

/// A font as HarfBuzz uses it: owns the hb_font_t.
final class SizedFont {
  let font: Font
  let harfBuzz: OpaquePointer
  /// HarfBuzz is asked for 16.16 points ÷ 2^`shift`. 0 but for huge sizes, whose longer advances would overflow.
  let shift: Int32
  /// Stand-ins at this size, by their place in the cascade.
  var standIns: [Font?] = []
  var cascade: Cascade?

  /// Up to this many points advances are exact to 1/65536 pt, above to 1/4096 pt.
  static let largestExactSize: Double = 2048

  init(_ font: Font) {
    self.font = font
    guard let harfBuzz = hb_font_create(font.face.harfBuzz) else { preconditionFailure("HarfBuzz made no font") }
    self.harfBuzz = harfBuzz
    shift = font.pointSize > SizedFont.largestExactSize ? 4 : 0
    let scale = Int32(font.pointSize * Double(65_536 >> shift))
    hb_font_set_scale(harfBuzz, scale, scale)
    if !font.variations.isEmpty {
      let variations = font.variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(harfBuzz, variations, UInt32(variations.count))
    }
    hb_font_make_immutable(harfBuzz)
  }

  deinit { hb_font_destroy(harfBuzz) }

  /// A length from HarfBuzz as 16.16 points; too long ones become the longest.
  @inline(__always) func fixed16(_ value: Int32) -> Int32 {
    shift == 0 ? value : Int32(clamping: Int64(value) << Int64(shift))
  }

  /// The glyph that the face itself names for a character.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 ? glyph : nil
  }
}

/// The sized fonts of a typesetter.
struct SizedFontTable {
  /// More than this many are dropped and made again when needed, so that ever new sizes do not fill the memory.
  static let limit = 2048

  private var fonts: [Font: SizedFont] = [:]
  private var latest: SizedFont?

  mutating func sizedFont(_ font: Font) -> SizedFont {
    if let latest, latest.font.storage === font.storage { return latest }
    let sized = fonts[font] ?? insert(font)
    latest = sized
    return sized
  }

  private mutating func insert(_ font: Font) -> SizedFont {
    if fonts.count >= SizedFontTable.limit { fonts.removeAll(keepingCapacity: true) }
    let sized = SizedFont(font)
    fonts[font] = sized
    return sized
  }
}
