import GalleyUnicode

/// The presentation of a grapheme cluster (UTS 51, section 4).
enum Presentation {
  case unspecified, emoji, text

  init(of scalar: UInt32) { self = hasEmojiPresentation(scalar) ? .emoji : .unspecified }

  /// Takes in the cluster's next character. A variation selector decides, whatever stands before it.
  mutating func follow(_ scalar: UInt32) {
    switch scalar {
    case 0xFE0E: self = .text
    case 0xFE0F: self = .emoji
    default: if self == .unspecified { self = Presentation(of: scalar) }
    }
  }

  func suits(_ face: FontFace) -> Bool {
    switch self {
    case .unspecified: true
    case .emoji: face.isColor
    case .text: !face.isColor
    }
  }
}
