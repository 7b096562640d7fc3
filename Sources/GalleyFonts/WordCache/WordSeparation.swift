import CHarfBuzz

/// The positions at which text may be split into parts that are shaped separately with the same
/// result. These are spaces between words and, in scripts without spaces, boundaries between
/// letters.
///
/// Made for one shaping plan from its lookups. Conditions on the text are in characters: every character counts for all
/// glyphs that it may become. Marks and other characters that shaping may delete, join or skip are complex; beside
/// them, where any rule reaches across spaces, text is not split.
///
/// HarfBuzz's flag unsafe-to-concat cannot replace this proof. It marks both glyphs of every pair that a kerning lookup
/// covers, and every glyph whose context runs past the end of the buffer: of the 5,644 words of the GPL, set in Inter
/// with HarfBuzz 6.0, not one may be followed by another according to the flag; with kerning off, a tenth may. Shaping
/// all runs whole, as the flag would require, takes 66 % more instructions for a megabyte of text (13.0 G instead of
/// 7.8 G).
final class WordSeparation {
  /// A rule that matches across a space (`SpaceRule`). For each position further away from the
  /// space, it has the bit in `Facts.far` of the glyph set that is required there. A position
  /// without a bit matches any glyph.
  struct Rule: Hashable {
    var farLeft: [UInt64] = []
    var farRight: [UInt64] = []
    /// The bits of the glyph sets at all positions of the rule, combined.
    var required: UInt64 = 0
  }

  /// The facts about a character: the rules that allow it next to a space, and the glyph sets that
  /// contain it. The sets are those for positions further away from the space.
  struct Facts: Hashable, BitwiseCopyable {
    var left: UInt64 = 0
    var right: UInt64 = 0
    var far: UInt64 = 0
    var isComplex = false
    /// True if the character always becomes exactly one glyph. Positions can then be counted in
    /// characters.
    var isSteady = true
    /// True for a letter next to which text may be split.
    var isLetter = false
    /// The bits in `LetterJoins` of all glyphs that the character may become, for pairs in which it
    /// is on the left. `joinsRight` has the bits for pairs in which it is on the right.
    var joinsLeft: UInt64 = 0
    var joinsRight: UInt64 = 0
    /// The joining of an Arabic letter next to which text may be split; nil if it is not known.
    var joining: ArabicJoining?
  }

  /// True if text may be split at spaces; false if it is split only between letters.
  private let splitsAtSpaces: Bool
  /// A rule whose sets are stored in `places`, so that reading the rule copies nothing.
  private struct PlacedRule {
    let farLeft: Range<Int>
    let farRight: Range<Int>
    let required: UInt64
  }

  /// The rules, at most 64, with one bit of `Facts` for each.
  private let rules: [PlacedRule]
  /// The glyph sets of all rules for positions further away from the space, position by position.
  private let places: [UInt64]
  private let leftSets: [GlyphSet]
  private let rightSets: [GlyphSet]
  private let farSets: [GlyphSet]
  private let glyphs: PlainGlyphs
  /// The glyphs that lookups move or widen regardless of their neighbours.
  private let adjusted: GlyphSet
  /// The adjacent glyphs that lookups examine together; nil if text is split only at spaces.
  private let joins: LetterJoins?
  /// True if the form of a letter depends on adjacent letters, as in Arabic.
  private let hasForms: Bool
  /// The maximum distance from a space, in characters, at which a character can affect whether a
  /// rule matches.
  private let reach: Int
  /// The index in `kinds` of the facts about each unit; 0 if the unit has not occurred yet. Most
  /// letters of a script have the same facts.
  private let known = UnitTable<UInt16>(unknown: 0)
  /// The different facts about units. The entry at 0 is not used. There are fewer entries than
  /// units, because all surrogates share one.
  private var kinds = GrowingMemory<Facts>(capacity: 16)
  private var kindNumbers: [Facts: UInt16] = [:]

  /// - Parameters:
  ///   - numbering: the rules that reach across spaces; nil if text is never split there.
  ///   - joins: the neighbours that lookups examine; nil if text is never split between letters.
  ///   - hasForms: true if a letter's form depends on the letters beside it.
  ///   - adjusted: the glyphs that lookups move or widen by themselves.
  init(
    _ numbering: SpaceRuleNumbering?, joins: LetterJoins?, hasForms: Bool, glyphs: PlainGlyphs, adjusted: GlyphSet
  ) {
    splitsAtSpaces = numbering != nil
    var places: [UInt64] = []
    rules = (numbering?.rules ?? []).map { rule in
      let middle = places.count + rule.farLeft.count
      places += rule.farLeft + rule.farRight
      return PlacedRule(
        farLeft: middle - rule.farLeft.count..<middle, farRight: middle..<places.count, required: rule.required)
    }
    self.places = places
    leftSets = numbering?.left ?? []
    rightSets = numbering?.right ?? []
    farSets = numbering?.far ?? []
    reach = (numbering?.longestSide ?? 0) * glyphs.steps.longestLigature * glyphs.steps.longestLigature
    self.joins = joins
    self.hasForms = hasForms
    self.glyphs = glyphs
    self.adjusted = adjusted
    kinds.start.initialize(to: Facts())
  }

  deinit { kinds.deallocate() }

  /// True if splitting does not depend on the text next to a space. Either no rule matches across a
  /// space, or text is never split at spaces.
  var isUnconditional: Bool { rules.isEmpty }

  /// True if text may be split between letters.
  var separatesLetters: Bool { joins != nil && !hasForms }

  /// True if text may be split between letters provided that each part keeps the adjacent letters
  /// as context.
  var separatesForms: Bool { joins != nil && hasForms }

  /// The boundary between two letters in a script whose letters have several forms.
  enum Seam {
    /// Text may not be split at the boundary.
    case none
    /// Text may be split at the boundary if each part keeps the other part as context. In `joined`,
    /// the letters join; in `apart`, they do not join.
    case joined, apart
  }

  /// Returns the boundary between two letters. `separatesForms` must be true.
  @inline(__always)
  func seam(_ first: UInt16, _ second: UInt16) -> Seam {
    let (first, second) = (facts(first), facts(second))
    guard let joining = first.joining, let next = second.joining, first.joinsLeft & second.joinsRight == 0 else {
      return .none
    }
    return joining.joins(with: next) ? .joined : .apart
  }

  /// Returns true if a run has characters that shaping may delete, join or skip.
  func hasComplexUnits(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    text[range].contains { facts($0).isComplex }
  }

  /// Returns true if text may be split between two letters.
  @inline(__always) func separates(_ first: UInt16, from second: UInt16) -> Bool {
    let (first, second) = (facts(first), facts(second))
    return first.isLetter && second.isLetter && first.joinsLeft & second.joinsRight == 0
  }

  /// Returns the bits in `LetterJoins` of a letter on the left, its bits on the right, and its
  /// glyph. The glyph is nil if a lookup changes or moves the letter alone. Returns nil for a unit
  /// next to which text is never split.
  func letter(_ unit: UInt16) -> (joinsLeft: UInt64, joinsRight: UInt64, glyph: UInt16?)? {
    let glyphs = self.glyphs.glyphs(of: UInt32(unit))
    let kind = known[unit]
    let facts = kind == 0 ? learn(unit, glyphs) : kinds.start[Int(kind)]
    guard facts.isLetter else { return nil }
    let isAlone = glyphs.count == 1 && facts.isSteady && !adjusted.contains(glyphs[0])
    return (facts.joinsLeft, facts.joinsRight, isAlone ? UInt16(exactly: glyphs[0]) : nil)
  }

  /// Returns true if a run has at least one position at which it could be divided, allowed or not.
  func mayDivide(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    separatesLetters || text[range].dropFirst().contains(0x20)
  }

  /// Returns `far`, the bits of all glyph sets in `Facts.far` that contain a character of the run,
  /// and `isComplex`, which is true if one of its characters is complex. In a run with a complex
  /// character, all bits are set.
  func survey(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> (far: UInt64, isComplex: Bool) {
    var far: UInt64 = 0
    var isComplex = false
    for index in range {
      let facts = facts(text[index])
      far |= facts.far
      if facts.isComplex { isComplex = true }
    }
    return (isComplex ? .max : far, isComplex)
  }

  /// Returns true if text may be split before the space at `index`, which must have a character on
  /// its left.
  func separates(
    _ text: UnsafeBufferPointer<UInt16>, at index: Int, in range: Range<Int>, _ survey: (far: UInt64, isComplex: Bool)
  ) -> Bool {
    if !splitsAtSpaces { return false }
    if rules.isEmpty || index + 1 >= range.upperBound { return true }
    let last = facts(text[index - 1])
    let next = facts(text[index + 1])
    if survey.isComplex && isComplexNear(text, index, range) { return false }
    var candidates = last.left & next.right
    while candidates != 0 {
      let rule = rules[candidates.trailingZeroBitCount]
      candidates &= candidates - 1
      if rule.required & ~survey.far != 0 { continue }
      if survey.isComplex { return false }
      if isFulfilled(rule.farLeft, text, from: index - 1, by: -1, range)
        && isFulfilled(rule.farRight, text, from: index + 1, by: 1, range)
      {
        return false
      }
    }
    return true
  }

  /// Returns true if text may be split before the space at `index`, regardless of text beyond the
  /// reach of rules. The space must have a character on its left.
  func separates(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    let far = reach + glyphs.steps.longestLigature
    let near = (index - 1 - far..<index + 2 + far).clamped(to: 0..<text.count)
    return separates(text, at: index, in: 0..<text.count, isUnconditional ? (0, false) : survey(text, near))
  }

  /// Returns true if a complex character is so near that it may form one glyph with the character
  /// next to the space.
  private func isComplexNear(_ text: UnsafeBufferPointer<UInt16>, _ index: Int, _ range: Range<Int>) -> Bool {
    let window = index - 1 - glyphs.steps.longestLigature..<index + 2 + glyphs.steps.longestLigature
    return window.clamped(to: range).contains { facts(text[$0]).isComplex }
  }

  /// Returns true if the characters on one side of the space may match the outer positions of a
  /// rule, which are not next to the space. `start` is the character next to the space.
  private func isFulfilled(
    _ far: Range<Int>, _ text: UnsafeBufferPointer<UInt16>, from start: Int, by step: Int, _ range: Range<Int>
  ) -> Bool {
    var position = start
    for index in far {
      // Positions cannot be counted across characters that may join, so it is enough that each set occurs nearby.
      if !facts(text[position]).isSteady { return isNear(far, text, from: start, by: step, range) }
      position += step
      if !range.contains(position) { return false }
      let facts = facts(text[position])
      if facts.isSteady, places[index] & ~facts.far != 0 { return false }
    }
    return true
  }

  private func isNear(
    _ far: Range<Int>, _ text: UnsafeBufferPointer<UInt16>, from start: Int, by step: Int, _ range: Range<Int>
  ) -> Bool {
    let window = step < 0 ? start - reach..<start + 1 : start..<start + reach + 1
    let near = window.clamped(to: range).reduce(0) { $0 | facts(text[$1]).far }
    return places[far].allSatisfy { $0 & ~near == 0 }
  }

  @inline(__always) private func facts(_ unit: UInt16) -> Facts {
    let kind = known[unit]
    return kind == 0 ? learn(unit, glyphs.glyphs(of: UInt32(unit))) : kinds.start[Int(kind)]
  }

  /// - Parameter glyphs: those that the unit may become.
  private func learn(_ unit: UInt16, _ glyphs: [Int]) -> Facts {
    var facts = Facts()
    facts.isComplex = glyphs.isEmpty
    for glyph in glyphs {
      if self.glyphs.steps.unsteady.contains(glyph) { facts.isSteady = false }
      for rule in rules.indices {
        if leftSets[rule].contains(glyph) { facts.left |= 1 << UInt64(rule) }
        if rightSets[rule].contains(glyph) { facts.right |= 1 << UInt64(rule) }
      }
      for set in farSets.indices where farSets[set].contains(glyph) { facts.far |= 1 << UInt64(set) }
    }
    if let joins, !facts.isComplex, WordSeparation.isLetter(UInt32(unit)) {
      let bits = glyphs.map(joins.bits)
      facts.isLetter = true
      facts.joining = ArabicJoining(of: unit)
      facts.joinsLeft = bits.reduce(0) { $0 | $1.left }
      facts.joinsRight = bits.reduce(0) { $0 | $1.right }
    }
    known[unit] = number(of: facts)
    return facts
  }

  /// Returns the index in `kinds`, the list of all different facts, of these facts.
  private func number(of facts: Facts) -> UInt16 {
    if let number = kindNumbers[facts] { return number }
    let number = UInt16(kindNumbers.count + 1)
    kindNumbers[facts] = number
    kinds.reserve(Int(number) + 1, used: Int(number))
    kinds.start[Int(number)] = facts
    return number
  }

  /// Returns true for letters and punctuation that HarfBuzz never joins to the preceding grapheme,
  /// unlike the modifier letters U+FF9E and U+FF9F.
  private static func isLetter(_ character: UInt32) -> Bool {
    letterCategories.contains(hb_unicode_general_category(hb_unicode_funcs_get_default(), character))
  }

  private static let letterCategories = [
    HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION,
    HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION, HB_UNICODE_GENERAL_CATEGORY_OTHER_PUNCTUATION,
  ]
}
