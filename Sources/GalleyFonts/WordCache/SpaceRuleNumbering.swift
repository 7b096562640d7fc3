/// The rules of a shaping plan that match across spaces. They are merged into at most 64 rules, and
/// their glyph sets are numbered.
struct SpaceRuleNumbering {
  private(set) var rules: [WordSeparation.Rule] = []
  /// For each rule, the glyphs directly before the space. `right` has the glyphs directly after it.
  private(set) var left: [GlyphSet] = []
  private(set) var right: [GlyphSet] = []
  /// The glyph sets at positions further away from the space. The index of a set is the number of
  /// its bit in `WordSeparation.Rule`.
  private(set) var far: [GlyphSet] = []
  /// The maximum number of positions that a rule has on one side of the space.
  private(set) var longestSide = 0

  private var known: Set<Key> = []

  private struct Key: Hashable {
    let left: GlyphSet
    let right: GlyphSet
    let rule: WordSeparation.Rule
  }

  mutating func add(_ collector: SpaceRuleCollector) throws(MalformedTable) {
    let table = collector.table
    for rule in collector.rules {
      longestSide = max(longestSide, rule.farLeft.count + 1, rule.farRight.count + 1)
      var numbered = WordSeparation.Rule()
      for place in rule.farLeft { numbered.farLeft.append(bit(try table.glyphs(place))) }
      for place in rule.farRight { numbered.farRight.append(bit(try table.glyphs(place))) }
      numbered.required = (numbered.farLeft + numbered.farRight).reduce(0, |)
      add(numbered, try table.glyphs(rule.left), try table.glyphs(rule.right))
    }
  }

  /// Returns the bit of a glyph set in `far`. Returns 0 if there are more than 64 sets, which only
  /// makes the rule match more often.
  private mutating func bit(_ set: GlyphSet) -> UInt64 {
    if let index = far.firstIndex(of: set) { return 1 << UInt64(index) }
    if far.count == 64 { return 0 }
    far.append(set)
    return 1 << UInt64(far.count - 1)
  }

  private mutating func add(_ rule: WordSeparation.Rule, _ left: GlyphSet, _ right: GlyphSet) {
    let key = Key(left: left, right: right, rule: rule)
    guard known.insert(key).inserted else { return }
    if rules.count < 64 {
      rules.append(rule)
      self.left.append(left)
      self.right.append(right)
    } else {
      // The last rule stands for all rules without a bit, and matches whenever one of them does.
      rules[63] = WordSeparation.Rule()
      self.left[63].formUnion(left)
      self.right[63].formUnion(right)
    }
  }
}
