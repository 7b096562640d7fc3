import CHarfBuzz

/// The lookups that a shaping plan applies to text without a fraction slash: all that there is to examine in it.
struct PlanLookups: Hashable {
  /// The indices of GSUB's lookups, in order.
  let substitution: [Int]
  /// The indices of GPOS' lookups, in order.
  let positioning: [Int]
  /// True if HarfBuzz joins Arabic letters by characters of Unicode, as the font has no features for it.
  let makesArabicForms: Bool
  let isRightToLeft: Bool
  let separatesLetters: Bool

  private static let arabicForms: [OpenTypeTag] = ["init", "medi", "fina", "isol"]

  /// HarfBuzz applies these around U+2044 alone, unless they are requested; text with it is never divided.
  private static let fractionFeatures: [OpenTypeTag] = ["frac", "numr", "dnom"]

  /// The lookups of the plan for a font and these options; nil if there is no such plan.
  init?(_ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) {
    buffer.collectFeatures(font.font.features, options.features)
    let face = font.face
    var (properties, settings) = (buffer.properties(options), buffer.features)
    for tag in PlanLookups.fractionFeatures where !settings.contains(where: { $0.tag == tag.rawValue }) {
      settings.append(hb_feature_t(tag: tag.rawValue, value: 0, start: 0, end: .max))
    }
    let plan = hb_shape_plan_create(
      face.face.harfBuzz, &properties, settings, UInt32(settings.count), buffer.shapers)
    defer { hb_shape_plan_destroy(plan) }
    guard let plan else { return nil }
    func indices(_ table: OpenTypeTag) -> [Int] {
      let set = HarfBuzzSet()
      set.with { hb_ot_shape_plan_collect_lookups(plan, table.rawValue, $0) }
      return set.numbers
    }
    (substitution, positioning) = (indices("GSUB"), indices("GPOS"))
    let system = face.languageSystems(of: properties)[0]
    makesArabicForms =
      options.script == ShapingOptions.arabic && (0x621...0x6D3).contains { face.glyph($0) != nil }
      && !PlanLookups.arabicForms.contains { face.hasSubstitution($0, in: system) }
    isRightToLeft = properties.direction == HB_DIRECTION_RTL
    separatesLetters = options.separatesLetters
  }
}
