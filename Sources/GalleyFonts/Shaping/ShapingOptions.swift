/// The input of shaping besides the text and the font.
public struct ShapingOptions: Hashable, Sendable {
  /// The script as a big-endian ISO 15924 tag (`Latn`); Common only where no other script is known.
  public var script: UInt32
  /// True if the run's bidi level is odd.
  public var isRightToLeft: Bool
  /// BCP 47 or with underscores; empty for no language.
  public var language: String
  /// Features for this run, after the font's own: a later value wins.
  public var features: [FontFeature]
  /// True if glyphs are flagged `unsafeToConcat` where needed and runs are shaped whole. Tests compare shaping by words
  /// with it.
  package var producesUnsafeToConcat = false

  /// Creates options.
  public init(
    script: UInt32, isRightToLeft: Bool = false, language: String = "", features: [FontFeature] = []
  ) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.features = features
  }
}
