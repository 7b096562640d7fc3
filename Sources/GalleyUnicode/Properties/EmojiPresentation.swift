import CICU

/// Returns true if a character is displayed as an emoji by default: Emoji_Presentation (UTS 51,
/// ED-6).
///
/// False for characters that need U+FE0F for it, such as U+2764, and for numbers that are not characters.
package func hasEmojiPresentation(_ scalar: UInt32) -> Bool { cicu_has_emoji_presentation(scalar) }

/// Returns true if a character is displayed as an emoji by default or before U+FE0F: Emoji (UTS 51,
/// ED-1). This includes digits.
package func isEmoji(_ scalar: UInt32) -> Bool { InputTraits(of: scalar).contains(.emoji) }
