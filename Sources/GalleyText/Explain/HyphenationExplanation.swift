/// The result of hyphenation at the end of a line whose paragraph is hyphenated
/// (rule: hyphenation-factor).
public struct HyphenationExplanation: Hashable, Sendable {
  /// The possible results of hyphenation.
  public enum Outcome: String, Hashable, Sendable {
    /// The word was divided.
    case divided
    /// The line was full enough without hyphenation.
    case isFullEnough
    /// There are no hyphenation patterns for the language of the word.
    case hasNoPatterns
    /// No first part of the word fits together with a hyphen.
    case hasNoPlace
  }

  /// The result of hyphenation: a division, or the reason why the word was not divided.
  public var outcome: Outcome
  /// The word that does not fit at the end of the line, and that may be divided.
  public var word: String
  /// The language of the word: its `languageIdentifier`, or by default the locale of the text.
  public var language: String
  /// The language of the hyphenation patterns; nil if there are none for the word's language.
  public var patterns: String?
  /// The fraction of the available width that the line fills without hyphenation; 0 if it would end
  /// inside a word.
  public var fill: Double
  /// The hyphenation factor. The line is hyphenated if `fill` is less than the factor.
  public var factor: Double
}
