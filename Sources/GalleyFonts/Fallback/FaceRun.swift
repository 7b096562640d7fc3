/// A range of text that one font draws.
public struct FaceRun: Hashable, Sendable {
  /// The range of the run, as UTF-16 offsets in the text that was divided into runs.
  public var range: Range<Int>
  /// The requested font, or a fallback font of the same size.
  public var font: Font
  /// True if no font has these characters. They are then drawn with glyph 0 of the requested font.
  public var isMissing: Bool

  /// Creates a run of text in one font.
  public init(range: Range<Int>, font: Font, isMissing: Bool = false) {
    self.range = range
    self.font = font
    self.isMissing = isMissing
  }
}
