/// The result of hyphenation at the end of a line whose paragraph asks for it (rule: hyphenation-factor).
public struct HyphenationExplanation: Hashable, Sendable {
  /// A result of hyphenation.
  public enum Outcome: String, Hashable, Sendable {
    /// The word was divided.
    case divided
    /// The line is full enough without hyphenation.
    case isFullEnough
    /// The word's language has no patterns.
    case hasNoPatterns
    /// The word has no hyphenation point that fits with a hyphen.
    case hasNoPlace
  }

  /// The result.
  public var outcome: Outcome
  /// The word that does not fit, as far as the line could hold it.
  public var word: String
  /// Language of the word: its `languageIdentifier`, or else the text's locale.
  public var language: String
  /// Language of the patterns; nil if there are none for the word's language.
  public var patterns: String?
  /// The fraction of the width that the line fills without hyphenation.
  public var fill: Double
  /// The factor; the line is hyphenated if `fill` is less.
  public var factor: Double
}
