import CHarfBuzz

extension ShapingBuffer {
  /// The maximum length of a cluster that is shaped to find out if a face has it, in characters. No
  /// writing system has longer clusters.
  private static let longestCluster = 32

  /// Returns true if a cluster is shaped without a missing glyph although the face lacks some of
  /// its marks or jamo. HarfBuzz decomposes the cluster canonically, reorders its marks and
  /// composes the characters that the face has (UAX 15). For example, U+0065 U+0302 U+0323 becomes
  /// the glyph of U+1EC7. HarfBuzz does not decompose a letter that the face has.
  func normalizes(cluster scalars: [UInt32], to face: ShapingFace, script: UInt32) -> Bool {
    guard scalars.count > 1, scalars.count <= ShapingBuffer.longestCluster,
      scalars.allSatisfy({ ShapingBuffer.mayCompose($0) || face.covers($0) })
    else { return false }
    hb_buffer_clear_contents(pointer)
    hb_buffer_set_flags(pointer, HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE)
    hb_buffer_add_utf32(pointer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    var properties = hb_segment_properties_t()
    properties.script = hb_script_from_iso15924_tag(script)
    let direction = hb_script_get_horizontal_direction(properties.script)
    properties.direction = direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction
    hb_buffer_set_segment_properties(pointer, &properties)
    callCount += 1
    hb_shape_full(face.harfBuzz, pointer, nil, 0, shapers)
    guard let shaped = result else { return false }
    return (0..<shaped.count).allSatisfy { shaped.infos[$0].codepoint != 0 }
  }

  /// Returns true for marks, including vowels of combining class 0 that compose canonically, such
  /// as U+0BC6 U+0BBE, and for the jamo of Hangul syllables.
  static func mayCompose(_ scalar: UInt32) -> Bool {
    if (0x1100...0x11FF).contains(scalar) { return true }
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
  }
}
