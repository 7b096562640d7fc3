import UIFoundation

/// The specifier of a value in a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A CTTextAlignment.
  case alignment = 0
  /// A CGFloat, like the next two.
  case firstLineHeadIndent
  case headIndent
  case tailIndent
  /// A CFArray of tab stops.
  case tabStops
  /// A CGFloat.
  case defaultTabInterval
  /// A CTLineBreakMode.
  case lineBreakMode
  /// A CGFloat, like all up to `paragraphSpacingBefore`.
  case lineHeightMultiple
  case maximumLineHeight
  case minimumLineHeight
  case lineSpacing
  case paragraphSpacing
  case paragraphSpacingBefore
  /// A CTWritingDirection.
  case baseWritingDirection
  /// A CGFloat. Has no effect: the space between lines is never limited.
  case maximumLineSpacing
  /// A CGFloat, treated as the line spacing.
  case minimumLineSpacing
  /// A CGFloat, treated as the line spacing.
  case lineSpacingAdjustment
  /// A CTLineBoundsOptions. Has no effect.
  case lineBoundsOptions
  /// The number of specifiers.
  case count
}

/// The alignment of lines, numbered as in Core Text.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right
  case center
  case justified
  case natural

  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// The way in which lines that are too long are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The base writing direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
