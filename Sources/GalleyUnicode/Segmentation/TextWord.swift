/// A stretch of text between two word boundaries.
public struct TextWord: Hashable, Sendable {
  /// UTF-16 offsets into the text.
  public let range: Range<Int>

  /// True for a word in the everyday sense, with letters, digits, kana or ideographs in it; false for spaces and
  /// punctuation. Moving by words stops at the ends of these.
  public let hasLetters: Bool

  /// A stretch of text.
  @inlinable public init(range: Range<Int>, hasLetters: Bool) {
    self.range = range
    self.hasLetters = hasLetters
  }
}
