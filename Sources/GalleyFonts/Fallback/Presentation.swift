import GalleyUnicode

/// The presentation of a grapheme cluster as text or emoji (UTS 51, section 4).
enum Presentation {
  case unspecified, emoji, text
  /// The cluster is drawn in colour, unless the font itself or its cascade list has the characters.
  case standInEmoji

  init(of scalar: UInt32, _ style: EmojiPresentation) {
    if hasEmojiPresentation(scalar) {
      self = .emoji
    } else {
      self = style == .apple && Presentation.isPicture(scalar) ? .standInEmoji : .unspecified
    }
  }

  /// Updates the presentation for the next character of a cluster. A variation selector overrides
  /// the characters before it, but it does not turn a space or a letter into an emoji.
  mutating func follow(_ scalar: UInt32, ofClusterWith first: UInt32, _ style: EmojiPresentation) {
    switch scalar {
    case 0xFE0E: self = .text
    case 0xFE0F: if isEmoji(first) { self = .emoji }
    default: if self == .unspecified { self = Presentation(of: scalar, style) }
    }
  }

  /// - Parameter isOwn: true if the face is the font's own or from its cascade list.
  func suits(_ face: FontFace, isOwn: Bool) -> Bool {
    switch self {
    case .unspecified: true
    case .emoji: face.isColor
    case .text: !face.isColor
    case .standInEmoji: isOwn || face.isColor
    }
  }

  /// Returns true for emoji. Digits, #, *, © and ® (before U+203C) and ™ do not count, because
  /// every font has them.
  static func isPicture(_ scalar: UInt32) -> Bool {
    scalar >= 0x203C && scalar != 0x2122 && isEmoji(scalar)
  }
}
