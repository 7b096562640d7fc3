/// A bidirectional embedding, override or isolate around a run, with the formatting character that
/// has the same effect.
///
/// UIKit counterpart: an entry of NSWritingDirection's array, which combines a direction with an
/// NSWritingDirectionFormatType. Isolates are Unicode's (UAX 9, section 2).
public enum WritingDirectionFormat: String, Hashable, Sendable, CaseIterable {
  /// U+202A: the text runs from left to right and may affect the direction of the surrounding text.
  case leftToRightEmbedding
  /// U+202B: the text runs from right to left and may affect the direction of the surrounding text.
  case rightToLeftEmbedding
  /// U+202D: all characters run from left to right, whatever their own direction.
  case leftToRightOverride
  /// U+202E: all characters run from right to left, whatever their own direction.
  case rightToLeftOverride
  /// U+2066: the text runs from left to right and has no effect on the direction of the surrounding
  /// text.
  case leftToRightIsolate
  /// U+2067: the text runs from right to left and has no effect on the direction of the surrounding
  /// text.
  case rightToLeftIsolate
  /// U+2068: the text has the direction of its first strong character and has no effect on the
  /// surrounding text.
  case firstStrongIsolate
}
