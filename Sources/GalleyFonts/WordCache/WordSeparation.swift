import CHarfBuzz

/// The places at which text may be divided into pieces that are shaped apart, with the result of shaping it whole: spaces, and
/// in scripts that are written without them the places between letters.
///
/// Made for one shaping plan from what its lookups look at (`PlanSights`). Marks and other characters that shaping may delete,
/// join or skip are complex: what lookups do beside them is not known.
///
/// HarfBuzz's flag unsafe-to-concat cannot take the place of this proof. It marks both glyphs of every pair that a kerning
/// lookup covers, and every glyph whose context runs past the end of the buffer: of the 5,644 words of the GPL, set in
/// Inter with HarfBuzz 6.0, not one ends so that another may follow, with kerning off a tenth of them.
final class WordSeparation {
  /// What is known of a character.
  private struct Facts: Hashable, BitwiseCopyable {
    /// True if lookups may look across a space from it.
    var isLive = false
    var isComplex = false
    /// True for a letter beside which text may be divided.
    var isLetter = false
    /// The bits of `LetterJoins` on the left of its neighbour, and on the right.
    var joinsLeft: UInt64 = 0
    var joinsRight: UInt64 = 0
  }

  /// The glyphs from which lookups look across spaces; nil if text is never divided there.
  private let reach: SpaceReach?
  /// The glyphs that lookups look at together; nil if text is never divided between letters.
  private let joins: LetterJoins?
  private let face: ShapingFace
  private let isRightToLeft: Bool
  /// The glyphs that may become marks.
  private let marks: GlyphSet
  /// The glyphs that lookups change or move where nothing else stands.
  private var changed: GlyphSet
  /// The facts about each unit that was met, as an index in `kinds`; 0 if it was not. Most letters of a script have the
  /// same.
  private let known = UnitTable<UInt16>(unknown: 0)
  /// Those at 0 are of no unit. There are fewer than units, since all surrogates have the same.
  private var kinds = GrowingMemory<Facts>(capacity: 16)
  private var kindNumbers: [Facts: UInt16] = [:]

  /// The distance within which a complex character may join letters into one glyph.
  private static let complexReach = SightReader.longestInput

  /// nil if text is never divided.
  /// - Parameter plain: returns the glyphs of all characters of the face that are not complex.
  init?(_ lookups: PlanLookups, _ face: ShapingFace, plain: () -> GlyphSet) {
    guard face.face.hasFixedLookups, !lookups.makesArabicForms, let space = face.glyph(0x20), !face.isMark(Int(space)),
      // Lookups that cannot be read leave the plan as it is.
      let sights = try? PlanSights(lookups, face)
    else { return nil }
    let glyphCount = face.face.glyphCount
    // Fonts for ideographs have few ligatures and very many characters: to look at all of these costs more than is won.
    reach = SpaceReach(
      sights, space: Int(space), plain: { lookups.separatesLetters ? nil : plain() }, glyphCount: glyphCount)
    // Pairs of the old table may have any glyphs.
    let dividesLetters = lookups.separatesLetters && face.face.table("kern") == nil
    joins = dividesLetters ? LetterJoins(sights, glyphCount: glyphCount) : nil
    guard reach != nil || joins != nil else { return nil }
    self.face = face
    isRightToLeft = lookups.isRightToLeft
    marks = sights.sources(of: PlainGlyphs.marks(of: face))
    changed = GlyphSet(glyphCount: glyphCount)
    for sight in sights.substitutions { changed.formUnion(sight.changes) }
    for sight in sights.positions where sight.kind == .single || sight.kind == .context {
      changed.formUnion(sight.changes)
    }
    kinds.start.initialize(to: Facts())
  }

  deinit { kinds.deallocate() }

  /// True if text may be divided between letters at all.
  var separatesLetters: Bool { joins != nil }

  /// True if text may be divided between two letters.
  @inline(__always) func separates(_ first: UInt16, from second: UInt16) -> Bool {
    let (first, second) = (facts(first), facts(second))
    return first.isLetter && second.isLetter && first.joinsLeft & second.joinsRight == 0
  }

  /// The bits of `LetterJoins` of a letter, on the left of its neighbour and on the right, and its glyph, if no lookup
  /// changes or moves that where nothing else stands; nil for a unit beside which text is never divided.
  func letter(_ unit: UInt16) -> (joinsLeft: UInt64, joinsRight: UInt64, glyph: UInt16?)? {
    let facts = facts(unit)
    guard facts.isLetter else { return nil }
    let glyphs = self.glyphs(of: UInt32(unit))
    let isAlone = glyphs.count == 1 && !changed.contains(glyphs[0])
    return (facts.joinsLeft, facts.joinsRight, isAlone ? UInt16(exactly: glyphs[0]) : nil)
  }

  /// False if a run has no place at which it could be divided, whether that is allowed or not.
  func mayDivide(_ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    separatesLetters || reach != nil && text[range].dropFirst().contains(0x20)
  }

  /// Finds the places at which a part of a run may be divided: before the first space after each word, and between letters.
  /// Fills in `places` with them in order, and returns the end of what was looked at; nil if there is a fraction slash,
  /// around which other lookups act.
  /// - Parameters:
  ///   - part: begins at a place where the run may be divided.
  ///   - most: the number of places after which the search may end before the part.
  func findPlaces(
    in text: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, atMost most: Int, _ places: inout [Int]
  ) -> Int? {
    places.removeAll(keepingCapacity: true)
    var sight = SpaceSight(reach)
    var previous: UInt16 = 0x20
    for index in part {
      let unit = text[index]
      if unit == RunShaper.fractionSlash { return nil }
      if sight.looksAcross {
        let facts = facts(unit)
        if facts.isLive { sight.meet(index, facts.isComplex ? WordSeparation.complexReach : 0, &places) }
      }
      if unit == 0x20 {
        if previous != 0x20, sight.isOpen(at: index) { places.append(index) }
      } else if separatesLetters, index > part.lowerBound, separates(previous, from: unit) {
        places.append(index)
      }
      if places.count == most {
        sight.closeAll(before: index, &places)
        if let last = places.popLast() { return last }
      }
      previous = unit
    }
    return part.upperBound
  }

  /// True if any run may be divided before the space at `index`, which has a neighbour on its left, whatever stands further
  /// away than lookups look.
  func separates(_ text: UnsafeBufferPointer<UInt16>, at index: Int) -> Bool {
    guard let reach else { return false }
    if !reach.isAnywhere { return true }
    let far = max(reach.back, reach.ahead) + WordSeparation.complexReach
    let near = (index - far..<index + far + 1).clamped(to: 0..<text.count)
    var places: [Int] = []
    return findPlaces(in: text, near, atMost: .max, &places) != nil && places.contains(index)
  }

  @inline(__always) private func facts(_ unit: UInt16) -> Facts {
    let kind = known[unit]
    return kind == 0 ? learn(unit) : kinds.start[Int(kind)]
  }

  /// The glyphs of a character before any lookup: two if it may be mirrored, none if it is complex.
  private func glyphs(of character: UInt32) -> [Int] {
    guard let glyph = PlainGlyphs.glyph(of: character, face) else { return [] }
    var glyphs = [glyph]
    let mirrored = isRightToLeft ? hb_unicode_mirroring(hb_unicode_funcs_get_default(), character) : character
    if mirrored != character {
      guard let other = PlainGlyphs.glyph(of: mirrored, face) else { return [] }
      glyphs.append(other)
    }
    return glyphs.contains { marks.contains($0) || $0 >= face.face.glyphCount } ? [] : glyphs
  }

  private func learn(_ unit: UInt16) -> Facts {
    let glyphs = glyphs(of: UInt32(unit))
    var facts = Facts()
    facts.isComplex = glyphs.isEmpty
    facts.isLive = glyphs.isEmpty || reach.map { reach in glyphs.contains(where: reach.starts.contains) } ?? false
    if let joins, !facts.isComplex, WordSeparation.isLetter(UInt32(unit)) {
      facts.isLetter = true
      for bits in glyphs.map(joins.bits) {
        facts.joinsLeft |= bits.left
        facts.joinsRight |= bits.right
      }
    }
    known[unit] = number(of: facts)
    return facts
  }

  /// The index of facts in `kinds`.
  private func number(of facts: Facts) -> UInt16 {
    if let number = kindNumbers[facts] { return number }
    let number = UInt16(kindNumbers.count + 1)
    kindNumbers[facts] = number
    kinds.reserve(Int(number) + 1, used: Int(number))
    kinds.start[Int(number)] = facts
    return number
  }

  /// True for letters and punctuation that HarfBuzz never takes for a part of the grapheme before them, as it does with the
  /// modifier letters U+FF9E and U+FF9F.
  private static func isLetter(_ character: UInt32) -> Bool {
    letterCategories.contains(hb_unicode_general_category(hb_unicode_funcs_get_default(), character))
  }

  private static let letterCategories = [
    HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION,
    HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION, HB_UNICODE_GENERAL_CATEGORY_OTHER_PUNCTUATION,
  ]
}

/// How far lookups look across spaces from the characters that were met so far.
private struct SpaceSight {
  private let reach: SpaceReach?
  let looksAcross: Bool
  /// The last index that is looked at from before.
  private var end = -1

  init(_ reach: SpaceReach?) {
    self.reach = reach
    looksAcross = reach?.isAnywhere ?? false
  }

  /// True if nothing before the space at `index` looks beyond it.
  func isOpen(at index: Int) -> Bool { reach != nil && end <= index }

  /// Takes note of a character from which lookups look across spaces, and takes back the places before which they look.
  mutating func meet(_ index: Int, _ more: Int, _ places: inout [Int]) {
    guard let reach else { return }
    end = max(end, index + reach.ahead + more)
    while let last = places.last, last > index - reach.back - more { places.removeLast() }
  }

  /// Takes back the places before which characters may look that come after `index`.
  func closeAll(before index: Int, _ places: inout [Int]) {
    guard let reach, looksAcross else { return }
    while let last = places.last, last > index + 1 - reach.back - SightReader.longestInput { places.removeLast() }
  }
}
