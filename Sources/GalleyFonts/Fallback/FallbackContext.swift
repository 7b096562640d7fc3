/// The script and language of the text around a character, which affect the choice of its fallback
/// font.
public struct FallbackContext: Hashable, Sendable {
  /// The resolved script of the run (UAX 24, section 5) as a big-endian ISO 15924 tag; 0 if it is
  /// not known.
  public var script: UInt32
  /// The writing system of the paragraph, if it is more specific than `script`: `Jpan` for Han next
  /// to kana, `Kore` for Han next to hangul, `Hanb` for Han next to bopomofo. In other paragraphs
  /// it is the same as `script`.
  public var writingSystem: UInt32
  /// The language as a BCP 47 tag, or with underscores; empty if it is not known.
  public var language: String

  /// Creates a fallback context. By default, script and language are not known.
  public init(script: UInt32 = 0, writingSystem: UInt32? = nil, language: String = "") {
    self.script = script
    self.writingSystem = writingSystem ?? script
    self.language = language
  }
}
