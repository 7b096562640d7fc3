/// Hints from the text around a character for choosing its fallback font.
public struct FallbackContext: Hashable, Sendable {
  /// The run's resolved script (UAX 24, section 5) as a big-endian ISO 15924 tag; 0 if it is not known.
  public var script: UInt32
  /// The writing system of the paragraph's mixed scripts, where it says more than `script`: `Jpan` for Han beside kana,
  /// `Kore` for Han beside hangul, `Hanb` for Han beside bopomofo. Else the same as `script`.
  public var writingSystem: UInt32
  /// The language, BCP 47 or with underscores; empty if it is not known.
  public var language: String

  /// Creates a context; the default has no hints.
  public init(script: UInt32 = 0, writingSystem: UInt32? = nil, language: String = "") {
    self.script = script
    self.writingSystem = writingSystem ?? script
    self.language = language
  }
}
