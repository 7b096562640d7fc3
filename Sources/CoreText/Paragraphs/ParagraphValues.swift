import UIFoundation

/// The kind of a value in a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The value is a CTTextAlignment.
  case alignment = 0
  /// The value is a CGFloat. The same is true for the next two cases.
  case firstLineHeadIndent
  case headIndent
  case tailIndent
  /// The value is a CFArray of tab stops.
  case tabStops
  /// The value is a CGFloat.
  case defaultTabInterval
  /// The value is a CTLineBreakMode.
  case lineBreakMode
  /// The value is a CGFloat. The same is true for the cases up to `paragraphSpacingBefore`.
  case lineHeightMultiple
  case maximumLineHeight
  case minimumLineHeight
  case lineSpacing
  case paragraphSpacing
  case paragraphSpacingBefore
  /// The value is a CTWritingDirection.
  case baseWritingDirection
  /// The value is a CGFloat. It has no effect: the space between lines is never limited.
  case maximumLineSpacing
  /// The value is a CGFloat. It is treated as the line spacing.
  case minimumLineSpacing
  /// The value is a CGFloat. It is treated as the line spacing.
  case lineSpacingAdjustment
  /// The value is a CTLineBoundsOptions. It has no effect.
  case lineBoundsOptions
  /// The number of kinds.
  case count
}

/// The alignment of lines, with Core Text's numbers.
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
