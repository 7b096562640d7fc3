/// The results of examining the lookups of a shaping plan. With them, text is shaped with less work
/// and the same result.
struct PlanExamination {
  /// The positions at which text may be split; nil if it may not be split.
  private(set) var separation: WordSeparation?
  /// The characters that a text must contain for substitutions to have an effect; nil if they are
  /// not known.
  private(set) var triggers: SubstitutionTriggers?
  /// True if the position of a glyph, other than a mark, depends only on the glyph itself and the
  /// next glyph.
  private(set) var kernsPairsOnly = false
  /// The letters that only kerning changes; nil if anything else changes letters, or if this is not
  /// known.
  private(set) var kernedLetters: KernedLetters?

  /// Creates a plan examination without results.
  init() {}

  /// - Parameter plain: the glyphs of all characters of the face that are not complex.
  init(_ lookups: PlanLookups, _ face: ShapingFace, plain: () -> GlyphSet) {
    guard PlanExamination.isPlain(face.face), !lookups.makesArabicForms, let space = face.glyph(0x20),
      PlanExamination.hasSimpleKerning(face.face), !face.isMark(Int(space))
    else { return }
    // Lookups that cannot be read, or skip letters, leave the plan as it is.
    try? examine(lookups, face, plain, space: Int(space))
  }

  private mutating func examine(
    _ lookups: PlanLookups, _ face: ShapingFace, _ plain: () -> GlyphSet, space: Int
  ) throws {
    let hasPairTable = face.face.table("kern") != nil
    var numbering = SpaceRuleNumbering()
    var steps = SubstitutionSteps()
    // Pairs of the old table may have any glyphs.
    let dividesWords = !hasPairTable && (lookups.separatesLetters || lookups.hasForms)
    var joins = dividesWords ? LetterJoins(glyphCount: face.face.glyphCount) : nil
    var splitsAtSpaces = true
    var kernsPairsOnly = !hasPairTable
    var adjusted = GlyphSet(glyphCount: face.face.glyphCount)
    func table(_ tag: OpenTypeTag, isSubstitution: Bool) -> LayoutTable? {
      face.face.table(tag).map {
        LayoutTable(data: $0, isSubstitution: isSubstitution, glyphCount: face.face.glyphCount)
      }
    }
    let substitutions = table("GSUB", isSubstitution: true)
    let positions = table("GPOS", isSubstitution: false)
    if let substitutions, PlanExamination.usesChance(substitutions.data) { return }
    for (table, indices) in [(substitutions, lookups.substitution), (positions, lookups.positioning)] {
      guard let table else { continue }
      var collector = SpaceRuleCollector(table: table, space: space, isMark: face.isMark)
      try collector.collect(indices)
      try numbering.add(collector)
      if collector.splitsBetweenLetters { try joins?.add(collector) } else { joins = nil }
      splitsAtSpaces = splitsAtSpaces && collector.splitsAtSpaces
      if table.isSubstitution {
        steps = collector.steps
      } else {
        kernsPairsOnly = kernsPairsOnly && collector.kernsPairsOnly
        for place in collector.adjusted {
          adjusted.formUnion(try table.glyphs(place))
        }
      }
    }
    // Rules may name the results of ligatures, which then count for all letters of the ligature. Fonts for ideographs
    // have few ligatures and very many characters: reading them all costs more than leaving out impossible ligatures
    // saves.
    let isSettled =
      lookups.separatesLetters ? steps.settle { .all(glyphCount: face.face.glyphCount) } : steps.settle(plain: plain)
    guard isSettled else { return }
    let glyphs = PlainGlyphs(face: face, isRightToLeft: lookups.isRightToLeft, steps: steps)
    if let substitutions {
      triggers = try? SubstitutionTriggers(substitutions, lookups, glyphs: glyphs)
      self.kernsPairsOnly = kernsPairsOnly
      if kernsPairsOnly, !lookups.sharesFractions, let triggers {
        var changed = adjusted
        changed.formUnion(triggers.replaced)
        kernedLetters = try? KernedLetters(
          face, positions: positions, lookups: lookups.positioning, changed: changed)
      }
    }
    guard splitsAtSpaces || joins != nil else { return }
    joins?.settle()
    separation = WordSeparation(
      splitsAtSpaces ? numbering : nil, joins: joins, hasForms: lookups.hasForms, glyphs: glyphs, adjusted: adjusted)
  }

  /// Returns true if the face is not variable, has no tables with feature variations, and has none
  /// of Apple's tables. Feature variations change the lookups, and Apple's tables follow other
  /// rules.
  private static func isPlain(_ face: FontFace) -> Bool {
    guard face.axes.isEmpty else { return false }
    let isFixed = (["GSUB", "GPOS"] as [OpenTypeTag]).allSatisfy { tag in
      guard let table = face.table(tag) else { return true }
      // Version 1.0, or 1.1 without a table of variations.
      return table.uint16(at: 0) == 1 && (table.uint16(at: 2) == 0 || table.uint32(at: 10) == 0)
    }
    return isFixed && (["morx", "mort", "kerx"] as [OpenTypeTag]).allSatisfy { face.table($0) == nil }
  }

  /// Returns true if pairs in the `kern` table only change advances. Returns false for Apple's
  /// format and for vertical kerning.
  private static func hasSimpleKerning(_ face: FontFace) -> Bool {
    guard let kern = face.table("kern") else { return true }
    guard kern.uint16(at: 0) == 0, let count = kern.uint16(at: 2) else { return false }
    var offset = 4
    for _ in 0..<count {
      guard let length = kern.uint16(at: offset + 2), let coverage = kern.uint16(at: offset + 4),
        coverage & 4 == 0, length >= 6
      else { return false }
      offset += length
    }
    return true
  }

  /// Returns true if the font picks random alternates (`rand`), which depend on the length of the
  /// preceding text.
  private static func usesChance(_ table: FontData) -> Bool {
    guard let list = table.uint16(at: 6), let count = table.uint16(at: list) else { return true }
    return (0..<count).contains { table.tag(at: list + 2 + 6 * $0) == "rand" }
  }
}
