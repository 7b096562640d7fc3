import CHarfBuzz

/// The glyphs that a shaping plan may produce for a single character.
///
/// Marks and other characters that shaping may delete, join, compose or skip are complex: their glyphs are not
/// predicted.
struct PlainGlyphs {
  let face: ShapingFace
  let isRightToLeft: Bool
  /// The substitutions of the plan, after a call of `settle`.
  let steps: SubstitutionSteps

  /// Returns all glyphs that a character may become. The result is empty for a complex character,
  /// such as a mark or a character that shaping may hide.
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

  /// Returns the glyph of a character that only the lookups of the font change. Returns nil for
  /// complex characters: marks, characters that the face does not have, and characters that shaping
  /// may hide, compose or skip.
  static func glyph(of character: UInt32, _ face: ShapingFace) -> Int? {
    guard !isComplex(character), let glyph = face.glyph(character), !face.isMark(Int(glyph)) else { return nil }
    return Int(glyph)
  }

  /// Returns the glyphs of all characters in a face, except complex characters such as marks.
  static func all(of face: ShapingFace) -> GlyphSet {
    var glyphs = GlyphSet(glyphCount: face.face.glyphCount)
    guard let characters = hb_set_create(), let marks = hb_set_create() else { return glyphs }
    defer {
      hb_set_destroy(characters)
      hb_set_destroy(marks)
    }
    hb_face_collect_unicodes(face.face.harfBuzz, characters)
    hb_ot_layout_get_glyphs_in_class(face.face.harfBuzz, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks)
    let size = 256
    withUnsafeTemporaryAllocation(of: hb_codepoint_t.self, capacity: 2 * size) { memory in
      guard let part = memory.baseAddress else { return }
      let found = part + size
      var last = hb_codepoint_t.max
      while case let count = Int(hb_set_next_many(characters, last, part, UInt32(size))), count > 0 {
        last = part[count - 1]
        var start = 0
        while start < count {
          let rest = UInt32(count - start)
          let end = start + Int(hb_font_get_nominal_glyphs(face.harfBuzz, rest, part + start, 4, found, 4))
          for index in start..<end where !isComplex(part[index]) && hb_set_has(marks, found[index - start]) == 0 {
            glyphs.insert(Int(found[index - start]))
          }
          // It stops at a character that the face maps to no glyph.
          start = end + 1
        }
      }
    }
    return glyphs
  }

  private static func isComplex(_ character: UInt32) -> Bool {
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), character)
    return complexCategories >> UInt64(category.rawValue) & 1 != 0
  }

  /// The Unicode categories of complex characters, one bit for each.
  private static let complexCategories: UInt64 = [
    HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT, HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED,
    HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE, HB_UNICODE_GENERAL_CATEGORY_SURROGATE,
    HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
    HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
    HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR,
  ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }
}
