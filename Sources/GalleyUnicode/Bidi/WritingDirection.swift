/// The direction of text. UIKit counterpart: NSWritingDirection.
public enum WritingDirection: Hashable, Sendable {
  /// The direction of the first strong character of the paragraph (UAX 9, rules P2 and P3); left to right if there is
  /// none.
  case natural
  /// Paragraph embedding level 0.
  case leftToRight
  /// Paragraph embedding level 1.
  case rightToLeft
}
