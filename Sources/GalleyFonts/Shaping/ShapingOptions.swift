/// The input of shaping in addition to the text and the font.
public struct ShapingOptions: Hashable, Sendable {
  /// The script as a big-endian ISO 15924 tag, such as `Latn`. Common is used only if no other
  /// script is known.
  public var script: UInt32
  /// True if the bidirectional level of the run is odd.
  public var isRightToLeft: Bool
  /// The language as a BCP 47 tag, or with underscores; empty for no language.
  public var language: String
  /// The features for this run, which are applied after the features of the font. If a feature
  /// occurs twice, the later value applies.
  public var features: [FontFeature]
  /// True if glyphs are flagged `unsafeToConcat` where necessary and runs are shaped as a whole.
  /// Tests compare the result with shaping by words.
  package var producesUnsafeToConcat = false

  /// Creates shaping options for a run.
  public init(
    script: UInt32, isRightToLeft: Bool = false, language: String = "", features: [FontFeature] = []
  ) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.features = features
  }
}
