import CHarfBuzz

/// The lookups that a table has for a script and a language, by their places in it: all that shaping knows of a language.
struct LanguageSystem: Hashable {
  let script: UInt32
  let language: UInt32
}

extension ShapingFace {
  /// The systems of `GSUB` and `GPOS` that HarfBuzz takes for text of these properties.
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

  /// True if a system of `GSUB` has a feature.
  func hasSubstitution(_ feature: OpenTypeTag, in system: LanguageSystem) -> Bool {
    var index: UInt32 = 0
    return hb_ot_layout_language_find_feature(
      face.harfBuzz, OpenTypeTag("GSUB").rawValue, system.script, system.language, feature.rawValue, &index) != 0
  }
}
