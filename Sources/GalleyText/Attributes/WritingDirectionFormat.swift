/// One level of a run's writing direction. UIKit counterpart: an entry of NSWritingDirection's array, a direction with
/// NSWritingDirectionFormatType; isolates are Unicode's (UAX 9, section 2).
public enum WritingDirectionFormat: String, Hashable, Sendable, CaseIterable {
  /// U+202A: left to right inside, seen from outside as a part of the text.
  case leftToRightEmbedding
  /// U+202B.
  case rightToLeftEmbedding
  /// U+202D: every character from left to right.
  case leftToRightOverride
  /// U+202E: every character from right to left.
  case rightToLeftOverride
  /// U+2066: left to right inside, without influence on the text around it.
  case leftToRightIsolate
  /// U+2067.
  case rightToLeftIsolate
  /// U+2068: the direction of its first strong character inside.
  case firstStrongIsolate
}
