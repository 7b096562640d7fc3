/// A stretch of text that one font sets.
public struct FaceRun: Hashable, Sendable {
  /// UTF-16 offsets in the text that was passed.
  public var range: Range<Int>
  /// The requested font, or a fallback font of the same size.
  public var font: Font
  /// True if no font has these characters; they are then set with glyph 0 of the requested font.
  public var isMissing: Bool

  /// Creates a run.
  public init(range: Range<Int>, font: Font, isMissing: Bool = false) {
    self.range = range
    self.font = font
    self.isMissing = isMissing
  }
}
