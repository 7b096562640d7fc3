/// The default presentation of characters that are emoji only before U+FE0F, such as U+260E ☎, if
/// no variation selector follows (UTS 51: Emoji, not Emoji_Presentation).
public enum EmojiPresentation: String, Hashable, Sendable, CaseIterable {
  /// The characters are drawn in colour, unless the font or its cascade list has them. Labels on
  /// iOS draw ☎, ✔ and ☺ in this way (rule: symbols-as-emoji). Digits, #, *, ©, ® and ™ are drawn
  /// as text.
  case apple
  /// The characters are drawn as text, as UTS 51 recommends.
  case unicode
}
