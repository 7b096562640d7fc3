/// The result of hyphenation at the end of a line whose paragraph asks for it (rule: hyphenation-factor).
public struct HyphenationExplanation: Hashable, Sendable {
  /// A result of hyphenation.
  public enum Outcome: String, Hashable, Sendable {
    /// It was.
    case divided
    /// The line is full enough without.
    case isFullEnough
    /// Its language has no patterns.
    case hasNoPatterns
    /// No place to divide it fits with a hyphen, or it has none.
    case hasNoPlace
  }

  /// The result.
  public var outcome: Outcome
  /// The word that does not fit, as far as the line could hold it.
  public var word: String
  /// Language of the word: its `languageIdentifier`, or else the text's locale.
  public var language: String
  /// Language of the patterns; nil if there are none for the word's.
  public var patterns: String?
  /// The part of the room that the line takes without hyphenation.
  public var fill: Double
  /// The factor that it must be less than.
  public var factor: Double
}
