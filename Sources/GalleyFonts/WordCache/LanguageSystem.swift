import CHarfBuzz

/// The indices of the lookups in a table for a script and a language. Shaping depends on the
/// language only through these lookups.
struct LanguageSystem: Hashable {
  let script: UInt32
  let language: UInt32
}

extension ShapingFace {
  /// Returns the language systems in `GSUB` and `GPOS` that HarfBuzz uses for text with these
  /// properties.
  func languageSystems(of properties: hb_segment_properties_t) -> [LanguageSystem] {
    var scripts = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_SCRIPT))
    var languages = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
    var scriptCount = UInt32(scripts.count)
    var languageCount = UInt32(languages.count)
    hb_ot_tags_from_script_and_language(
      properties.script, properties.language, &scriptCount, &scripts, &languageCount, &languages)
    return (["GSUB", "GPOS"] as [OpenTypeTag]).map { table in
      var script: UInt32 = 0
      var language: UInt32 = 0
      hb_ot_layout_table_select_script(face.harfBuzz, table.rawValue, scriptCount, scripts, &script, nil)
      hb_ot_layout_script_select_language(face.harfBuzz, table.rawValue, script, languageCount, languages, &language)
      return LanguageSystem(script: script, language: language)
    }
  }

  /// Returns the `GSUB` lookups of a feature. Returns nil if the language lacks the feature or
  /// always requires it, or if `GPOS` has a feature of the same name.
  /// - Parameter systems: those of `GSUB` and of `GPOS`.
  func lookups(of feature: OpenTypeTag, in systems: [LanguageSystem]) -> [Int]? {
    guard let index = index(of: feature, in: systems[0], of: "GSUB"),
      self.index(of: feature, in: systems[1], of: "GPOS") == nil,
      !requires(feature, systems[0], of: "GSUB"), !requires(feature, systems[1], of: "GPOS")
    else { return nil }
    let table = OpenTypeTag("GSUB").rawValue
    var count = hb_ot_layout_feature_get_lookups(face.harfBuzz, table, index, 0, nil, nil)
    var lookups = [UInt32](repeating: 0, count: Int(count))
    hb_ot_layout_feature_get_lookups(face.harfBuzz, table, index, 0, &count, &lookups)
    return lookups.prefix(Int(count)).map(Int.init)
  }

  private func index(of feature: OpenTypeTag, in system: LanguageSystem, of table: OpenTypeTag) -> UInt32? {
    var index: UInt32 = 0
    let isFound = hb_ot_layout_language_find_feature(
      face.harfBuzz, table.rawValue, system.script, system.language, feature.rawValue, &index)
    return isFound != 0 ? index : nil
  }

  private func requires(_ feature: OpenTypeTag, _ system: LanguageSystem, of table: OpenTypeTag) -> Bool {
    var index: UInt32 = 0
    var required: hb_tag_t = 0
    let isFound = hb_ot_layout_language_get_required_feature(
      face.harfBuzz, table.rawValue, system.script, system.language, &index, &required)
    return isFound != 0 && required == feature.rawValue
  }
}
