/// A collector of what the rules of lookups name.
struct TriggerCollector {
  let table: LayoutTable
  let glyphCount: Int
  let mostSets: Int
  /// The sets of glyphs that were named so far, by their bits.
  private(set) var sets: [GlyphSet] = []
  private var bits: [SequenceRule.Place: UInt64] = [:]
  /// The bit of the other components of ligatures than the first, by the offset of the subtable; nil if there is a
  /// ligature of one glyph. Lookups are read for each of their features, and once more among all of the plan.
  private var otherComponentBits: [Int: UInt64?] = [:]

  /// The largest number of rules at which looking for them pays.
  private static let mostRules = 128

  init(table: LayoutTable, glyphCount: Int, mostSets: Int) {
    self.table = table
    self.glyphCount = glyphCount
    self.mostSets = mostSets
  }

  /// The rules of lookups, each as the bits of the sets that it names, without those that name all that another one does;
  /// nil if they are too many.
  mutating func rules(of lookups: [Int]) throws(MalformedTable) -> [UInt64]? {
    var rules: [UInt64] = []
    for index in lookups {
      for subtable in try table.lookup(index).subtables {
        for sequence in try sequences(of: subtable) {
          let rule = sequence.reduce(0, |)
          if rules.contains(where: { $0 & ~rule == 0 }) { continue }
          rules.removeAll { rule & ~$0 == 0 }
          rules.append(rule)
          if rules.count > TriggerCollector.mostRules { return nil }
        }
      }
    }
    return rules
  }

  /// The rules of lookups that do more than replace a glyph by another wherever it stands, place by place; nil if they are
  /// too many.
  mutating func joiningSequences(of lookups: [Int]) throws(MalformedTable) -> TriggerSequences? {
    var found = TriggerSequences()
    var known: Set<[UInt64]> = []
    for index in lookups {
      for subtable in try table.lookup(index).subtables where subtable.type != 1 {
        for sequence in try sequences(of: subtable) where known.insert(sequence).inserted {
          found.add(sequence)
          if found.count > TriggerSequences.most { return nil }
        }
      }
    }
    return found
  }

  /// The rules of a subtable, each with the bit of the set at each place, from left to right.
  private mutating func sequences(of subtable: LayoutTable.Subtable) throws(MalformedTable) -> [[UInt64]] {
    switch subtable.type {
    case 1...4:
      let first = try bit(.coverage(subtable.offset + (try table.number(subtable.offset + 2))))
      // One rule stands for all ligatures of a subtable: a glyph of the first ones, and beside it one of the others.
      guard subtable.type == 4, let others = try otherComponentsBit(subtable) else { return [[first]] }
      return [[first, others]]
    case 5, 6, 8:
      // Rules without lookups count, which only keep others from acting: HarfBuzz marks their glyphs unsafe to break.
      return try table.rules(subtable).map { rule throws(MalformedTable) in
        try rule.places.map { place throws(MalformedTable) in try bit(place) }
      }
    default: throw MalformedTable()
    }
  }

  private mutating func otherComponentsBit(_ subtable: LayoutTable.Subtable) throws(MalformedTable) -> UInt64? {
    if let known = otherComponentBits[subtable.offset] { return known }
    var found: UInt64?
    if let others = try otherComponents(subtable) { found = bit(others) }
    otherComponentBits.updateValue(found, forKey: subtable.offset)
    return found
  }

  /// The glyphs of ligatures that are not first; nil if there is a ligature of one glyph.
  private func otherComponents(_ subtable: LayoutTable.Subtable) throws(MalformedTable) -> GlyphSet? {
    var glyphs = GlyphSet(glyphCount: glyphCount)
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
    let bit = bit(try table.glyphs(place, glyphCount: glyphCount))
    bits[place] = bit
    return bit
  }

  /// The bit of a set; 0 when there are too many, which only makes the rule easier to set off.
  private mutating func bit(_ set: GlyphSet) -> UInt64 {
    if let index = sets.firstIndex(of: set) { return 1 << UInt64(index) }
    if sets.count == mostSets { return 0 }
    sets.append(set)
    return 1 << UInt64(sets.count - 1)
  }
}
