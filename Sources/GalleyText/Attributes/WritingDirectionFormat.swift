/// One level of a run's writing direction.
///
/// UIKit counterpart: an entry of NSWritingDirection's array, which combines a direction with an
/// NSWritingDirectionFormatType. Isolates are Unicode's (UAX 9, section 2).
public enum WritingDirectionFormat: String, Hashable, Sendable, CaseIterable {
  /// U+202A: left to right inside; the text around it treats it as a part of itself.
  case leftToRightEmbedding
  /// U+202B.
  case rightToLeftEmbedding
  /// U+202D: forces every character to run from left to right.
  case leftToRightOverride
  /// U+202E: forces every character to run from right to left.
  case rightToLeftOverride
  /// U+2066: left to right inside, without effect on the text around it.
  case leftToRightIsolate
  /// U+2067.
  case rightToLeftIsolate
  /// U+2068: takes the direction of the first strong character inside.
  case firstStrongIsolate
}
