/// A stretch of text between two word boundaries.
public struct TextWord: Hashable, Sendable {
  /// UTF-16 offsets into the text.
  public let range: Range<Int>

  /// True for a word in the everyday sense, which contains letters, digits, kana or ideographs; false for spaces and
  /// punctuation.
  ///
  /// Moving by words stops at the ends of such words.
  public let hasLetters: Bool

  /// Creates a stretch of text.
  @inlinable public init(range: Range<Int>, hasLetters: Bool) {
    self.range = range
    self.hasLetters = hasLetters
  }
}
