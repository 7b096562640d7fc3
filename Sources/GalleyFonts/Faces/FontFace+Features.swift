import CHarfBuzz

extension FontFace {
  /// The OpenType features of the face for any script (GSUB and GPOS, and `kern` for a table of
  /// that name), sorted by tag. The list is nil for a face with Apple's own tables (`morx`), whose
  /// features have no such tags. Each access reads the file again.
  public var features: [OpenTypeTag]? {
    if table("morx") != nil { return nil }
    var found: Set<OpenTypeTag> = table("kern") == nil ? [] : ["kern"]
    for name: OpenTypeTag in ["GSUB", "GPOS"] {
      var count = hb_ot_layout_table_get_feature_tags(harfBuzz, name.rawValue, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(harfBuzz, name.rawValue, 0, &count, &tags)
      found.formUnion(tags.prefix(Int(count)).map { OpenTypeTag(rawValue: $0) })
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }
}
