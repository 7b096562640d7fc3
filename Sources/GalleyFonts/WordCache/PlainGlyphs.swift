import CHarfBuzz

/// The glyphs of characters of which nothing but the font's lookups decides what becomes.
///
/// Marks and other characters that shaping may delete, join, compose or skip are complex.
enum PlainGlyphs {
  /// The glyph of a character that only the font's lookups change. nil for complex characters: those that the face lacks,
  /// marks, and those that shaping may hide, compose or skip.
  static func glyph(of character: UInt32, _ face: ShapingFace) -> Int? {
    guard !isComplex(character), let glyph = face.glyph(character), !face.isMark(Int(glyph)) else { return nil }
    return Int(glyph)
  }

  /// The glyphs of all characters of a face that are not complex.
  static func all(of face: ShapingFace) -> GlyphSet {
    var glyphs = GlyphSet(glyphCount: face.face.glyphCount)
    let characters = HarfBuzzSet()
    characters.with { hb_face_collect_unicodes(face.face.harfBuzz, $0) }
    characters.forEachPart { part in
      guard let first = part.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: hb_codepoint_t.self, capacity: part.count) { found in
        var start = 0
        while start < part.count {
          let rest = UInt32(part.count - start)
          let end = start + Int(hb_font_get_nominal_glyphs(face.harfBuzz, rest, first + start, 4, found.baseAddress, 4))
          for index in start..<end where !isComplex(part[index]) { glyphs.insert(Int(found[index - start])) }
          // It stops at a character that the face maps to no glyph.
          start = end + 1
        }
      }
    }
    glyphs.subtract(marks(of: face))
    return glyphs
  }

  /// The glyphs that the font classifies as marks, which lookups may skip.
  static func marks(of face: ShapingFace) -> GlyphSet {
    let marks = HarfBuzzSet()
    marks.with { hb_ot_layout_get_glyphs_in_class(face.face.harfBuzz, HB_OT_LAYOUT_GLYPH_CLASS_MARK, $0) }
    return marks.glyphs(of: face.face)
  }

  private static func isComplex(_ character: UInt32) -> Bool {
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), character)
    return complexCategories >> UInt64(category.rawValue) & 1 != 0
  }

  /// The categories of complex characters, a bit for each.
  private static let complexCategories: UInt64 = [
    HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT, HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED,
    HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE, HB_UNICODE_GENERAL_CATEGORY_SURROGATE,
    HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
    HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
    HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }
}
