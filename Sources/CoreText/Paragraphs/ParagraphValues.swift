import UIFoundation

/// The kind of a paragraph style's value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A CTTextAlignment.
  case alignment = 0
  /// A CGFloat, as the next two.
  case firstLineHeadIndent
  case headIndent
  case tailIndent
  /// A CFArray of stops.
  case tabStops
  /// A CGFloat.
  case defaultTabInterval
  /// A CTLineBreakMode.
  case lineBreakMode
  /// A CGFloat, as all down to the space before.
  case lineHeightMultiple
  case maximumLineHeight
  case minimumLineHeight
  case lineSpacing
  case paragraphSpacing
  case paragraphSpacingBefore
  /// A CTWritingDirection.
  case baseWritingDirection
  /// A CGFloat. Not obeyed: lines are never too far apart here.
  case maximumLineSpacing
  /// A CGFloat, taken as the line spacing.
  case minimumLineSpacing
  /// A CGFloat, taken as the line spacing.
  case lineSpacingAdjustment
  /// A CTLineBoundsOptions. Not obeyed.
  case lineBoundsOptions
  /// The number of kinds.
  case count
}

/// The place of lines between the margins, in Core Text's order.
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

/// The way in which lines that are too long end.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
