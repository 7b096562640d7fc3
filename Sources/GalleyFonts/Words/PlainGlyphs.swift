import CHarfBuzz

/// The glyphs that a plan may make of a character, one character at a time.
///
/// Marks and other characters that shaping may delete, join, compose or skip are complex: it is not said what becomes of
/// them.
struct PlainGlyphs {
  let face: ShapingFace
  let isRightToLeft: Bool
  /// The plan's substitutions, settled.
  let steps: SubstitutionSteps

  /// All glyphs that a character may become; none if it is complex.
  func glyphs(of character: UInt32) -> [Int] {
    guard let glyph = PlainGlyphs.glyph(of: character, face) else { return [] }
    var glyphs = steps.closure(of: glyph)
    if isRightToLeft {
      let mirrored = hb_unicode_mirroring(hb_unicode_funcs_get_default(), character)
      if mirrored != character {
        guard let other = PlainGlyphs.glyph(of: mirrored, face) else { return [] }
        glyphs += steps.closure(of: other)
      }
    }
    let count = face.face.glyphCount
    return glyphs.contains { steps.vanishing.contains($0) || face.isMark($0) || $0 >= count } ? [] : glyphs
  }

  /// The glyph of a character that only the font's lookups change. nil for complex characters: those that the face lacks,
  /// marks, and those that shaping may hide, compose or skip.
  static func glyph(of character: UInt32, _ face: ShapingFace) -> Int? {
    guard !complexCategories.contains(hb_unicode_general_category(hb_unicode_funcs_get_default(), character)),
      let glyph = face.glyph(character), !face.isMark(Int(glyph))
    else { return nil }
    return Int(glyph)
  }

  /// The glyphs of all characters of a face that are not complex.
  static func all(of face: ShapingFace) -> [Int] {
    guard let characters = hb_set_create() else { return [] }
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face.face.harfBuzz, characters)
    var glyphs: [Int] = []
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0 {
      if let glyph = glyph(of: character, face) { glyphs.append(glyph) }
    }
    return glyphs
  }

  private static let complexCategories = [
    HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT, HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED,
    HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE, HB_UNICODE_GENERAL_CATEGORY_SURROGATE,
    HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
    HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
    HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR,
  ]
}
