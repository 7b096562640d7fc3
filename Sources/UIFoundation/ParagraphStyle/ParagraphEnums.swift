package import GalleyText
package import GalleyUnicode

/// The alignment of a paragraph's lines between its margins.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// Lines are aligned at the left margin.
  case left = 0
  /// Lines are centred between the margins.
  case center = 1
  /// Lines are aligned at the right margin.
  case right = 2
  /// Lines are stretched to both margins.
  case justified = 3
  /// Lines are aligned where the writing direction begins.
  case natural = 4

  /// The alignment in the engine's form.
  package var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// Creates an alignment from the engine's alignment.
  package init(_ alignment: TextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

/// The way in which text that is too long for its line is broken or truncated.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// The line breaks before a word that does not fit.
  case byWordWrapping = 0
  /// The line breaks before a character that does not fit.
  case byCharWrapping = 1
  /// The line continues past the edge and is clipped there.
  case byClipping = 2
  /// The line shows an ellipsis and the end of the text.
  case byTruncatingHead = 3
  /// The line shows the beginning of the text and an ellipsis.
  case byTruncatingTail = 4
  /// The line shows the beginning and the end of the text with an ellipsis between them.
  case byTruncatingMiddle = 5

  /// The line break mode in the engine's form.
  package var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }

  /// Creates a mode from the engine's mode.
  package init(_ mode: LineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable, Hashable {
  /// The first character with a strong direction determines the direction.
  case natural = -1
  /// Text is written from left to right.
  case leftToRight = 0
  /// Text is written from right to left.
  case rightToLeft = 1

  /// The writing direction in the engine's form.
  package var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// Creates a direction from the engine's direction.
  package init(_ direction: WritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// The way in which a direction applies to a run of text. Its raw value is added to the raw value
/// of the direction.
public enum NSWritingDirectionFormatType: Int, Sendable, Hashable {
  /// The characters keep their own directions.
  case embedding = 0
  /// Every character has the direction.
  case override = 2
}
