/// The direction of text. UIKit counterpart: NSWritingDirection.
public enum WritingDirection: Hashable, Sendable {
  /// The direction is that of the first strong character in the paragraph (UAX 9, rules P2 and P3),
  /// or left to right if there is none.
  case natural
  /// The direction is left to right: paragraph embedding level 0.
  case leftToRight
  /// The direction is right to left: paragraph embedding level 1.
  case rightToLeft
}
