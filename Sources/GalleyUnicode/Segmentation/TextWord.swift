/// A range of text between two word boundaries.
public struct TextWord: Hashable, Sendable {
  /// The range of the word or segment, as UTF-16 offsets in the text.
  public let range: Range<Int>

  /// True for words, which contain letters, digits, kana or ideographs. False for spaces and
  /// punctuation.
  ///
  /// Moving by words stops at the ends of such words.
  public let hasLetters: Bool

  /// Creates a range of text between two word boundaries.
  @inlinable public init(range: Range<Int>, hasLetters: Bool) {
    self.range = range
    self.hasLetters = hasLetters
  }
}
