import CHarfBuzz

/// The characters without which substitutions of a plan do nothing.
///
/// HarfBuzz tries every lookup of every feature at every glyph. Most rules of `calt` and `ccmp` name a sign that few texts
/// have: Inter's `calt`, which sets parentheses beside capitals and `x` between digits, takes half the time of shaping and
/// changes no text of letters. Where no rule of a feature can find all that it names, the feature is turned off; the glyphs
/// are the same. What rules name is stated in sets of glyphs, of which every character counts for all that it may become;
/// text with a complex character (`PlainGlyphs`) may set off any rule.
final class SubstitutionTriggers {
  /// The sets of glyphs that rules name, which a text has a glyph of: a bit for each.
  typealias Found = UInt64

  /// A feature of which any text does without, unless it has what a rule names.
  private struct Feature {
    let tag: OpenTypeTag
    let rules: TriggerRules
  }

  /// The features that may be turned off. HarfBuzz has them on in all scripts, and asks nothing else of them but where it
  /// makes Arabic forms by itself. It does ask whether `rclt` is stated.
  static let tags: [OpenTypeTag] = ["ccmp", "locl", "rlig", "calt", "clig", "liga"]

  private let features: [Feature]
  /// The rules of all lookups that do more than replace single glyphs; nil if there are too many to look for.
  private let joining: TriggerSequences?
  /// The glyphs that lookups replace wherever they stand.
  let replaced: GlyphSet
  private let sets: [GlyphSet]
  private let glyphs: PlainGlyphs
  private let known = UnitTable<Found>(unknown: SubstitutionTriggers.unknown)
  /// The sets of a unit's own glyph; all of a unit that has none for certain.
  private let own = UnitTable<Found>(unknown: SubstitutionTriggers.unknown)

  /// The number of sets. One bit more marks units that were not looked at.
  private static let mostSets = 63
  private static let unknown: Found = 1 << 63
  /// The bits of a complex character.
  private static let all = ~unknown

  init(_ table: LayoutTable, _ lookups: PlanLookups, glyphs: PlainGlyphs) throws(MalformedTable) {
    var collector = TriggerCollector(
      table: table, mostSets: SubstitutionTriggers.mostSets, followsIdleRules: !lookups.sharesFractions)
    var found: [Feature] = []
    for tag in SubstitutionTriggers.tags {
      guard let lookups = lookups.features[tag], !lookups.isEmpty else { continue }
      if let rules = try collector.rules(of: lookups) { found.append(Feature(tag: tag, rules: rules)) }
    }
    self.features = found
    joining = try collector.joiningSequences(of: lookups.substitution)
    replaced = try collector.replacedGlyphs(of: lookups.substitution)
    sets = collector.sets
    self.glyphs = glyphs
  }

  /// The sets that a text has glyphs of.
  @inline(__always)
  func survey(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Found {
    var found: Found = 0
    for index in range {
      let bits = known[text[index]]
      found |= bits == SubstitutionTriggers.unknown ? learn(text[index]) : bits
    }
    return found
  }

  /// True if each character of a text becomes one glyph, and the same as alone: no rule finds its places beside each other,
  /// of which none is skipped, since the text has no marks.
  @inline(__always)
  func leavesGlyphsAlone(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    guard let joining else { return false }
    let found = survey(text, range)
    if found == SubstitutionTriggers.all { return false }
    return !joining.fewest.mayAct(among: found) || !joining.occur(in: range, among: found) { known[text[$0]] }
  }

  /// The places of a text before which it is unsafe to break, though each of its characters becomes one glyph, and the same
  /// as alone: rules that are idle are found there. nil if that is not known of the text.
  ///
  /// Inter keeps the signs between small letters as they are by such rules.
  func unsafePlaces(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [Int]? {
    guard let joining else { return nil }
    let found = survey(text, range)
    if found == SubstitutionTriggers.all { return nil }
    if !joining.fewest.mayAct(among: found) { return [] }
    if range.allSatisfy({ ownSets(text[$0]) != SubstitutionTriggers.all }) {
      return joining.unsafePlaces(in: range, among: found) { own[text[$0]] }
    }
    return joining.occur(in: range, among: found) { known[text[$0]] } ? nil : []
  }

  private func ownSets(_ unit: UInt16) -> Found {
    if own[unit] != SubstitutionTriggers.unknown { return own[unit] }
    var found = SubstitutionTriggers.all
    if let glyph = PlainGlyphs.glyph(of: UInt32(unit), glyphs.face), !replaced.contains(glyph) {
      found = bits(of: glyph)
    }
    own[unit] = found
    return found
  }

  /// Turns the features off that do nothing to a text: a later setting of a feature wins.
  func turnOffFeatures(
    of text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in settings: inout [hb_feature_t]
  ) {
    forEachIdleFeature(survey(text, range)) {
      settings.append(hb_feature_t(tag: $0.rawValue, value: 0, start: 0, end: .max))
    }
  }

  /// Calls `body` with each feature that does nothing to a text.
  @inline(__always)
  func forEachIdleFeature(_ found: Found, _ body: (OpenTypeTag) -> Void) {
    for feature in features where !feature.rules.mayAct(among: found) { body(feature.tag) }
  }

  private func learn(_ unit: UInt16) -> Found {
    let glyphs = glyphs.glyphs(of: UInt32(unit))
    var found: Found = 0
    for glyph in glyphs { found |= bits(of: glyph) }
    // A fraction slash turns on features whose results are not looked at.
    if glyphs.isEmpty || unit == 0x2044 { found = SubstitutionTriggers.all }
    known[unit] = found
    return found
  }

  /// The sets that have a glyph.
  private func bits(of glyph: Int) -> Found {
    var found: Found = 0
    // By index, so that no set is copied.
    for index in sets.indices where sets[index].contains(glyph) { found |= 1 << UInt64(index) }
    return found
  }
}
