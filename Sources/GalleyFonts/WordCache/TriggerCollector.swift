/// Collects the glyph sets in the rules of lookups.
struct TriggerCollector {
  let table: LayoutTable
  let mostSets: Int
  /// True if idle rules, which apply no lookup, are treated separately. It is false if they are
  /// treated like all other rules.
  let followsIdleRules: Bool
  /// The glyph sets found so far. The index of a set is the number of its bit.
  private(set) var sets: [GlyphSet] = []
  private var bits: [SequenceRule.Place: UInt64] = [:]
  /// The rules of subtables. They are stored because lookups are read for each of their features
  /// and again for the whole plan.
  private var sequences: [LayoutTable.Subtable: [TriggerSequence]] = [:]

  /// The maximum number of rules for which searching is worthwhile.
  private static let mostRules = 128

  init(table: LayoutTable, mostSets: Int, followsIdleRules: Bool) {
    (self.table, self.mostSets, self.followsIdleRules) = (table, mostSets, followsIdleRules)
  }

  /// Returns the rules of the given lookups; nil if there are too many rules.
  mutating func rules(of lookups: [Int]) throws(MalformedTable) -> TriggerRules? {
    var rules = TriggerRules()
    for index in lookups {
      for subtable in try table.lookup(index).subtables {
        for sequence in try sequences(of: subtable) {
          rules.insert(sequence.bits)
          if rules.count > TriggerCollector.mostRules { return nil }
        }
      }
    }
    return rules
  }

  /// Returns the rules of the lookups with the glyph sets at each position. Leaves out subtables of
  /// type 1, which replace single glyphs. Returns nil if there are too many rules.
  mutating func joiningSequences(of lookups: [Int]) throws(MalformedTable) -> TriggerSequences? {
    var found = TriggerSequences()
    for index in lookups {
      var rules: [TriggerSequence] = []
      for subtable in try table.lookup(index).subtables where subtable.type != 1 {
        rules += try sequences(of: subtable)
        if found.count + rules.count > TriggerSequences.most { return nil }
      }
      if !rules.isEmpty { found.add(rules) }
    }
    return found
  }

  /// Returns the glyphs that lookups replace regardless of their neighbours.
  func replacedGlyphs(of lookups: [Int]) throws(MalformedTable) -> GlyphSet {
    var glyphs = GlyphSet(glyphCount: table.glyphCount)
    for index in lookups {
      for subtable in try table.lookup(index).subtables where subtable.type == 1 {
        let covered = try table.part(subtable.offset + 2, of: subtable.offset)
        for range in try table.coverage(covered) { glyphs.insert(range) }
      }
    }
    return glyphs
  }

  private mutating func sequences(of subtable: LayoutTable.Subtable) throws(MalformedTable) -> [TriggerSequence] {
    if let known = sequences[subtable] { return known }
    let found = try findSequences(of: subtable)
    sequences[subtable] = found
    return found
  }

  private mutating func findSequences(of subtable: LayoutTable.Subtable) throws(MalformedTable) -> [TriggerSequence] {
    switch subtable.type {
    case 1...4:
      let first = try bit(.coverage(try table.part(subtable.offset + 2, of: subtable.offset)))
      // One rule stands for all ligatures of a subtable: a first glyph, and beside it one of the others.
      guard subtable.type == 4, let others = try otherComponents(subtable) else { return [TriggerSequence([first])] }
      return [TriggerSequence([first, bit(others)])]
    case 5, 6, 8:
      return try table.rules(subtable).map { rule throws(MalformedTable) in
        TriggerSequence(
          try rule.places.map { place throws(MalformedTable) in try bit(place) }, input: rule.input,
          isIdle: followsIdleRules && subtable.type != 8 && rule.lookups.isEmpty && rule.isExact)
      }
    default: throw MalformedTable()
    }
  }

  /// Returns all glyphs that ligatures replace, except the first one of each; nil if there is a
  /// ligature of one glyph.
  private func otherComponents(_ subtable: LayoutTable.Subtable) throws(MalformedTable) -> GlyphSet? {
    var glyphs = GlyphSet(glyphCount: table.glyphCount)
    var hasLigatureOfOne = false
    try table.forEachLigature(subtable.offset) { _, rest, _ in
      if rest.isEmpty { hasLigatureOfOne = true }
      for glyph in rest { glyphs.insert(glyph) }
    }
    return hasLigatureOfOne ? nil : glyphs
  }

  private mutating func bit(_ place: SequenceRule.Place) throws(MalformedTable) -> UInt64 {
    if let bit = bits[place] { return bit }
    if sets.count == mostSets { return 0 }
    let bit = bit(try table.glyphs(place))
    bits[place] = bit
    return bit
  }

  /// Returns the bit of a set. Returns 0 if there are too many sets, which only makes the rule
  /// match more often.
  private mutating func bit(_ set: GlyphSet) -> UInt64 {
    if let index = sets.firstIndex(of: set) { return 1 << UInt64(index) }
    if sets.count == mostSets { return 0 }
    sets.append(set)
    return 1 << UInt64(sets.count - 1)
  }
}
