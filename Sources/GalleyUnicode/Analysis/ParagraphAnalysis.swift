/// The results of Unicode's algorithms for one paragraph. All offsets are UTF-16 units.
public struct ParagraphAnalysis: Hashable, Sendable {
  /// The paragraph's embedding level: 0 left to right, 1 right to left (UAX 9, rules P2 and P3, or as asked for).
  public let baseLevel: BidiLevel

  /// The resolved embedding level of each unit (UAX 9 up to rule I2, and L1 as if the paragraph were one line).
  /// Empty when every unit has the base level. Characters that rule X9 takes out have the level of the one before.
  public let levels: [BidiLevel]

  /// One entry for each unit and one for the end of the text.
  public let boundaries: [TextBoundaries]

  /// The script of every unit, in ascending order without gaps or overlaps; neighbours differ. Empty for empty text.
  public let scripts: [ScriptRun]

  /// The writing system that the paragraph's Han letters belong to, as an ISO 15924 tag: `Jpan` beside kana, else `Kore`
  /// beside hangul, else `Hanb` beside bopomofo, else `Hani`.
  public let hanWritingSystem: UInt32

  /// The analysis with these parts. `levels` is empty or one for each unit, `boundaries` has one entry more.
  public init(baseLevel: BidiLevel, levels: [BidiLevel], boundaries: [TextBoundaries], scripts: [ScriptRun]) {
    self.baseLevel = baseLevel
    self.levels = levels
    self.boundaries = boundaries
    self.scripts = scripts
    hanWritingSystem = scripts.hanWritingSystem
  }

  /// The embedding level of the unit at `index`.
  @inlinable public func level(at index: Int) -> BidiLevel { levels.isEmpty ? baseLevel : levels[index] }
}
