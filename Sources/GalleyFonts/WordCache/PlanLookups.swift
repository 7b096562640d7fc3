import CHarfBuzz

/// The lookups that a shaping plan applies to text without fraction slashes.
struct PlanLookups: Hashable {
  /// The indices of the GSUB lookups, in order.
  let substitution: [Int]
  /// The indices of the GPOS lookups, in order.
  let positioning: [Int]
  /// The lookups of each feature that may be turned off.
  let features: [OpenTypeTag: [Int]]
  /// True if HarfBuzz replaces Arabic letters by Unicode's presentation forms, because the font has
  /// no features for joining.
  let makesArabicForms: Bool
  let isRightToLeft: Bool
  let separatesLetters: Bool
  /// True if the form of a letter depends on its neighbours.
  let hasForms: Bool
  /// True if it is not certain to which glyphs HarfBuzz applies each lookup. The reasons are
  /// lookups that belong both to fraction features and to other features, a fraction feature that
  /// is requested by name, and features that cannot be read.
  let sharesFractions: Bool

  private static let arabicForms: [OpenTypeTag] = ["init", "medi", "fina", "isol"]

  /// The features that HarfBuzz applies only around U+2044, unless they are requested. Text with
  /// U+2044 is never split.
  private static let fractionFeatures: [OpenTypeTag] = ["frac", "numr", "dnom"]

  /// Reads the lookups of the shaping plan for a font and options; nil if there is no such plan.
  init?(_ font: SizedFont, _ options: ShapingOptions, _ buffer: ShapingBuffer) {
    buffer.collectFeatures(font.font.features, options.features)
    let (face, settings) = (font.face, buffer.features)
    var properties = buffer.properties(options)
    let plan = hb_shape_plan_create_cached(
      face.face.harfBuzz, &properties, settings, UInt32(settings.count), buffer.shapers)
    defer { hb_shape_plan_destroy(plan) }
    guard let plan else { return nil }
    let isFraction = settings.contains { PlanLookups.fractionFeatures.contains(OpenTypeTag(rawValue: $0.tag)) }
    let fractions = (["GSUB", "GPOS"] as [OpenTypeTag]).map { PlanLookups.fractionLookups(face.face.table($0)) }
    let lookups = zip(["GSUB", "GPOS"] as [OpenTypeTag], fractions).map { tag, fractions in
      PlanLookups.indices(plan, tag).filter { isFraction || !fractions.alone.contains($0) }
    }
    (substitution, positioning) = (lookups[0], lookups[1])
    sharesFractions =
      isFraction
      || zip(lookups, fractions).contains { lookups, fractions in
        lookups.contains(where: fractions.shared.contains)
      }
    let systems = face.languageSystems(of: properties)
    var features: [OpenTypeTag: [Int]] = [:]
    // Turning off a feature that is requested by name would give its mask bits to other features.
    for tag in SubstitutionTriggers.tags where !settings.contains(where: { $0.tag == tag.rawValue }) {
      features[tag] = face.lookups(of: tag, in: systems)
    }
    self.features = features
    makesArabicForms =
      options.script == ShapingOptions.arabic && (0x621...0x6D3).contains { face.glyph($0) != nil }
      && !PlanLookups.arabicForms.contains { face.lookups(of: $0, in: systems) != nil }
    isRightToLeft = properties.direction == HB_DIRECTION_RTL
    separatesLetters = options.separatesLetters
    // This feature stretches a sign over the rest of its word.
    let stretches = face.lookups(of: "stch", in: systems) != nil
    hasForms = options.script == ShapingOptions.arabic && isRightToLeft && !stretches
  }

  private static func indices(_ plan: OpaquePointer, _ table: OpenTypeTag) -> [Int] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_ot_shape_plan_collect_lookups(plan, table.rawValue, set)
    var lookups: [Int] = []
    var lookup = hb_codepoint_t.max
    while hb_set_next(set, &lookup) != 0 { lookups.append(Int(lookup)) }
    return lookups
  }

  /// Returns the lookups of fraction features in two sets. No other feature uses the lookups in
  /// `alone`; other features also use the lookups in `shared`.
  private static func fractionLookups(_ table: FontData?) -> (alone: Set<Int>, shared: Set<Int>) {
    guard let table, let list = table.uint16(at: 6), let count = table.uint16(at: list) else { return ([], []) }
    var fractions: Set<Int> = []
    var others: Set<Int> = []
    for record in 0..<count {
      guard let tag = table.tag(at: list + 2 + 6 * record), let offset = table.uint16(at: list + 6 + 6 * record),
        let lookups = table.uint16(at: list + offset + 2)
      else { return ([], fractions.union(others)) }
      for position in 0..<lookups {
        guard let lookup = table.uint16(at: list + offset + 4 + 2 * position) else {
          return ([], fractions.union(others))
        }
        if fractionFeatures.contains(tag) { fractions.insert(lookup) } else { others.insert(lookup) }
      }
    }
    return (fractions.subtracting(others), fractions.intersection(others))
  }
}
