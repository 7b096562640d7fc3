/// The results of Unicode's algorithms for one paragraph. All offsets are in UTF-16 units.
public struct ParagraphAnalysis: Hashable, Sendable {
  /// The embedding level of the paragraph: 0 for left to right, 1 for right to left (UAX 9, rules
  /// P2 and P3, or as requested).
  public let baseLevel: BidiLevel

  /// The resolved embedding level of each unit (UAX 9 up to rule I2, and L1 as if the paragraph
  /// were one line). Empty if all have the base level.
  ///
  /// Empty if every unit has the base level. Characters that rule X9 removes have the level of the unit before.
  public let levels: [BidiLevel]

  /// The boundaries before each unit, followed by the boundaries at the end of the text.
  public private(set) var boundaries: [TextBoundaries]

  /// The scripts of the paragraph in ascending order, without gaps or overlaps. Adjacent runs
  /// differ. Empty for empty text.
  public private(set) var scripts: [ScriptRun]

  /// The writing system of Han characters in the paragraph, as an ISO 15924 tag: `Jpan` if there is
  /// kana, else `Kore` if there is hangul, else `Hanb` if there is bopomofo, else `Hani`.
  public let hanWritingSystem: UInt32

  /// True if every character has the base level, also in any other context with this level. No
  /// character then has the opposite direction or controls directions.
  package let isOfOneDirection: Bool

  /// Creates the analysis of a paragraph from its parts.
  ///
  /// `levels` is empty or has one entry for each unit; `boundaries` has one entry more.
  package init(
    baseLevel: BidiLevel, levels: [BidiLevel], boundaries: [TextBoundaries], scripts: [ScriptRun],
    isOfOneDirection: Bool
  ) {
    self.isOfOneDirection = isOfOneDirection
    self.baseLevel = baseLevel
    self.levels = levels
    self.boundaries = boundaries
    self.scripts = scripts
    hanWritingSystem = scripts.hanWritingSystem
  }

  /// Replaces the boundaries of the units in `range`. Before and after the change, the text must
  /// have one direction and one script.
  /// - Parameter range: the units; it includes the text's end if it reaches one further than the last unit.
  package mutating func replaceBoundaries(_ range: Range<Int>, with replacement: ArraySlice<TextBoundaries>) {
    boundaries.replaceSubrange(range, with: replacement)
    scripts = scripts.map { ScriptRun(range: 0..<boundaries.count - 1, script: $0.script) }
  }

  /// Returns the embedding level of the unit at `index`.
  @inlinable public func level(at index: Int) -> BidiLevel { levels.isEmpty ? baseLevel : levels[index] }
}
