import CHarfBuzz

/// The characters that a text must contain for the substitutions of a plan to have an effect.
///
/// HarfBuzz tries every lookup of every feature at every glyph. Most rules of `calt` and `ccmp` need a character that
/// few texts have. Inter's `calt`, which changes parentheses beside capitals and `x` between digits, takes half the
/// time of shaping and does not change text of letters. Where no rule of a feature can match, the feature is turned
/// off; the glyphs stay the same. Rules are stated in sets of glyphs, and a character counts for all glyphs that it may
/// become. In text with a complex character (`PlainGlyphs`), any rule may match.
final class SubstitutionTriggers {
  /// A set of numbered glyph sets, with one bit for each: the sets that have a glyph in a text.
  typealias Found = UInt64

  /// A feature that has no effect on a text unless one of its rules matches.
  private struct Feature {
    let tag: OpenTypeTag
    let rules: TriggerRules
  }

  /// The features that may be turned off. HarfBuzz turns them on in all scripts and uses them for
  /// nothing else, except to make Arabic forms itself. `rclt` is not among them, because HarfBuzz
  /// checks if it was specified.
  static let tags: [OpenTypeTag] = ["ccmp", "locl", "rlig", "calt", "clig", "liga"]

  private let features: [Feature]
  /// The rules of all lookups except the replacement of single glyphs (type 1); nil if there are
  /// too many to search.
  private let joining: TriggerSequences?
  /// The glyphs that lookups replace regardless of their neighbours.
  let replaced: GlyphSet
  private let sets: [GlyphSet]
  private let glyphs: PlainGlyphs
  private let known = UnitTable<Found>(unknown: SubstitutionTriggers.unknown)
  /// The sets that contain the glyph of a unit. For a unit whose glyph is not certain, these are
  /// all sets.
  private let own = UnitTable<Found>(unknown: SubstitutionTriggers.unknown)

  /// The maximum number of sets. One more bit marks units that are not yet examined.
  private static let mostSets = 63
  private static let unknown: Found = 1 << 63
  /// The bits of all glyph sets, for a complex character (such as a mark), whose glyph may be in
  /// any of them.
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

  /// Returns the bits of the numbered glyph sets that contain a glyph of the text.
  @inline(__always)
  func survey(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Found {
    var found: Found = 0
    for index in range {
      let bits = known[text[index]]
      found |= bits == SubstitutionTriggers.unknown ? learn(text[index]) : bits
    }
    return found
  }

  /// Returns true if each character of a text becomes one glyph, the same as when it is alone,
  /// because no rule matches adjacent characters. The result is false for text with marks, which
  /// could be skipped during matching.
  @inline(__always)
  func leavesGlyphsAlone(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    guard let joining else { return false }
    let found = survey(text, range)
    if found == SubstitutionTriggers.all { return false }
    return !joining.fewest.mayAct(among: found) || !joining.occur(in: range, among: found) { known[text[$0]] }
  }

  /// Returns the positions before which a line break is unsafe because idle rules, which change no
  /// glyphs, match there. Each character nevertheless becomes the same single glyph as when it is
  /// alone. Returns nil if the positions are not known.
  ///
  /// Inter has such rules for punctuation between small letters, which it leaves unchanged.
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

  /// Turns off the features that have no effect on a text. Settings of these features that are
  /// added later override this.
  func turnOffFeatures(
    of text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in settings: inout [hb_feature_t]
  ) {
    forEachIdleFeature(survey(text, range)) {
      settings.append(hb_feature_t(tag: $0.rawValue, value: 0, start: 0, end: .max))
    }
  }

  /// Calls `body` with each feature that has no effect on a text that contains glyphs of the sets
  /// `found`.
  @inline(__always)
  func forEachIdleFeature(_ found: Found, _ body: (OpenTypeTag) -> Void) {
    for feature in features where !feature.rules.mayAct(among: found) { body(feature.tag) }
  }

  private func learn(_ unit: UInt16) -> Found {
    let glyphs = glyphs.glyphs(of: UInt32(unit))
    var found: Found = 0
    for glyph in glyphs { found |= bits(of: glyph) }
    // A fraction slash turns on features whose results are not examined.
    if glyphs.isEmpty || unit == 0x2044 { found = SubstitutionTriggers.all }
    known[unit] = found
    return found
  }

  /// Returns the bits of the numbered glyph sets that contain a glyph.
  private func bits(of glyph: Int) -> Found {
    var found: Found = 0
    // By index, so that no set is copied.
    for index in sets.indices where sets[index].contains(glyph) { found |= 1 << UInt64(index) }
    return found
  }
}
