import CHarfBuzz

extension ShapingFace {
  /// Returns true if the face has a character or its canonical decomposition. HarfBuzz decomposes
  /// characters in the same way.
  func covers(_ scalar: UInt32) -> Bool {
    if glyph(scalar) != nil { return true }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else { return false }
    return covers(first) && (second == 0 || glyph(second) != nil)
  }

  /// Returns true if the face has all characters of a cluster, as written or with adjacent
  /// characters composed.
  func covers(cluster scalars: [UInt32]) -> Bool {
    var index = 0
    while index < scalars.count {
      var character = scalars[index]
      index += 1
      while index < scalars.count, glyph(scalars[index]) == nil {
        var composed: hb_codepoint_t = 0
        guard hb_unicode_compose(hb_unicode_funcs_get_default(), character, scalars[index], &composed) != 0,
          glyph(composed) != nil
        else { break }
        character = composed
        index += 1
      }
      if !covers(character) { return false }
    }
    return true
  }
}
