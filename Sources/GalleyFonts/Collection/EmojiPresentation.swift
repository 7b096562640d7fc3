/// The default presentation, without a variation selector, of characters that are emoji only beside U+FE0F (UTS 51:
/// Emoji, not Emoji_Presentation), such as U+260E ☎.
public enum EmojiPresentation: String, Hashable, Sendable, CaseIterable {
  /// In colour, unless the font or its cascade list has them, as labels on iOS show ☎, ✔ and ☺
  /// (rule: symbols-as-emoji). Digits, #, *, ©, ® and ™ stay text.
  case apple
  /// As text, as UTS 51 recommends.
  case unicode
}
