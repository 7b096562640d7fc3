import CHarfBuzz

/// At which spaces text may be split into words that are shaped apart, with the result of shaping it whole.
///
/// Made for one shaping plan from the lookups that it uses. What depends on the text is asked in characters: every
/// character stands for all glyphs that it may become. Marks and other characters that shaping may take away, join or
/// skip are `complex`; beside them, where any rule reaches across spaces, text is not split.
final class WordSeparation {
  /// A rule of `SpaceRule`, its sets of glyphs as bits of `Facts.far`: what must stand further away, place by place
  /// from the space outwards. No bit: anything will do.
  struct Rule: Hashable {
    var farLeft: [UInt64] = []
    var farRight: [UInt64] = []
    /// All of these bits.
    var required: UInt64 = 0
  }

  /// What is known about a character: in which rules it may stand beside the space, and in which far sets it is.
  struct Facts {
    var left: UInt64 = 0
    var right: UInt64 = 0
    var far: UInt64 = 0
    var isComplex = false
    /// It makes one glyph, alone; so places can be counted in characters.
    var isSteady = true
    var isKnown = false
  }

  /// At most 64: the bits of `Facts`.
  private(set) var rules: [Rule] = []
  private let leftSets: [GlyphSet]
  private let rightSets: [GlyphSet]
  private let farSets: [GlyphSet]
  private let steps: SubstitutionSteps
  private let face: ShapingFace
  private let isRightToLeft: Bool
  /// How many characters a rule may reach to one side.
  private let reach: Int
  /// Facts of UTF-16 units, in pages of 256 that are filled as they are asked for.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Facts>?>

  init(_ numbering: SpaceRuleNumbering, steps: SubstitutionSteps, face: ShapingFace, isRightToLeft: Bool) {
    rules = numbering.rules
    leftSets = numbering.left
    rightSets = numbering.right
    farSets = numbering.far
    reach = numbering.longestSide * steps.longestLigature * steps.longestLigature
    self.steps = steps
    self.face = face
    self.isRightToLeft = isRightToLeft
    pages = .allocate(capacity: 256)
    pages.initialize(repeating: nil, count: 256)
  }

  deinit {
    for page in 0..<256 { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// Whether no rule reaches across any space, whatever the text.
  var isUnconditional: Bool { rules.isEmpty }

  /// What a run holds that decides whether rules can be fulfilled at all.
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

  /// Whether text may be split before the space at `index`, which has a neighbour on its left.
  func separates(
    _ text: UnsafeBufferPointer<UInt16>, at index: Int, in range: Range<Int>, _ survey: (far: UInt64, isComplex: Bool)
  ) -> Bool {
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

  /// Whether a complex character stands so near that it may make one glyph with the space's neighbours.
  private func isComplexNear(_ text: UnsafeBufferPointer<UInt16>, _ index: Int, _ range: Range<Int>) -> Bool {
    let window = index - 1 - steps.longestLigature..<index + 2 + steps.longestLigature
    return window.clamped(to: range).contains { facts(text[$0]).isComplex }
  }

  /// Whether the far places to one side may be as a rule wants them. `start` is the space's neighbour.
  private func isFulfilled(
    _ places: [UInt64], _ text: UnsafeBufferPointer<UInt16>, from start: Int, by step: Int, _ range: Range<Int>
  ) -> Bool {
    var position = start
    for place in places {
      // Where characters may join, they are not counted: it is enough that each is somewhere near.
      if !facts(text[position]).isSteady { return isNear(places, text, from: start, by: step, range) }
      position += step
      if !range.contains(position) { return false }
      let facts = facts(text[position])
      if facts.isSteady, place & ~facts.far != 0 { return false }
    }
    return true
  }

  private func isNear(
    _ places: [UInt64], _ text: UnsafeBufferPointer<UInt16>, from start: Int, by step: Int, _ range: Range<Int>
  ) -> Bool {
    let window = step < 0 ? start - reach..<start + 1 : start..<start + reach + 1
    let near = window.clamped(to: range).reduce(0) { $0 | facts(text[$1]).far }
    return places.allSatisfy { $0 & ~near == 0 }
  }

  @inline(__always) private func facts(_ unit: UInt16) -> Facts {
    if let page = pages[Int(unit >> 8)], page[Int(unit & 0xFF)].isKnown { return page[Int(unit & 0xFF)] }
    return learn(unit)
  }

  private func learn(_ unit: UInt16) -> Facts {
    var facts = Facts()
    facts.isKnown = true
    let glyphs = glyphs(of: UInt32(unit))
    facts.isComplex = glyphs.isEmpty
    for glyph in glyphs {
      if steps.vanishing.contains(glyph) || face.isMark(glyph) { facts.isComplex = true }
      if steps.unsteady.contains(glyph) { facts.isSteady = false }
      for rule in rules.indices {
        if leftSets[rule].contains(glyph) { facts.left |= 1 << UInt64(rule) }
        if rightSets[rule].contains(glyph) { facts.right |= 1 << UInt64(rule) }
      }
      for set in farSets.indices where farSets[set].contains(glyph) { facts.far |= 1 << UInt64(set) }
    }
    let page = pages[Int(unit >> 8)] ?? addPage(Int(unit >> 8))
    page[Int(unit & 0xFF)] = facts
    return facts
  }

  private func addPage(_ number: Int) -> UnsafeMutablePointer<Facts> {
    let page = UnsafeMutablePointer<Facts>.allocate(capacity: 256)
    page.initialize(repeating: Facts(), count: 256)
    pages[number] = page
    return page
  }

  /// All glyphs that a character may become; none if it is complex.
  private func glyphs(of character: UInt32) -> [Int] {
    guard let glyph = WordSeparation.plainGlyph(of: character, face) else { return [] }
    let glyphs = steps.closure(of: glyph)
    if !isRightToLeft { return glyphs }
    let mirrored = hb_unicode_mirroring(hb_unicode_funcs_get_default(), character)
    if mirrored == character { return glyphs }
    guard let other = WordSeparation.plainGlyph(of: mirrored, face) else { return [] }
    return glyphs + steps.closure(of: other)
  }

  /// The glyph of a character that shaping looks up and then leaves to the font's lookups. nil for complex ones: what
  /// the face lacks, marks, and what shaping may hide, compose or skip.
  static func plainGlyph(of character: UInt32, _ face: ShapingFace) -> Int? {
    guard !complexCategories.contains(hb_unicode_general_category(hb_unicode_funcs_get_default(), character)),
      let glyph = face.glyph(character), !face.isMark(Int(glyph))
    else { return nil }
    return Int(glyph)
  }

  private static let complexCategories = [
    HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT, HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED,
    HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE, HB_UNICODE_GENERAL_CATEGORY_SURROGATE,
    HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
    HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
    HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR,
  ]
}
