package import GalleyText
package import GalleyUnicode

/// The alignment of a paragraph's lines between its margins.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// At the left margin.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right margin.
  case right = 2
  /// At both margins.
  case justified = 3
  /// By direction.
  case natural = 4

  /// The engine's alignment.
  package var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// An alignment of the engine.
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

/// The treatment of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// Before a word that does not fit.
  case byWordWrapping = 0
  /// Before a character that does not fit.
  case byCharWrapping = 1
  /// Past the edge, cut off.
  case byClipping = 2
  /// An ellipsis and the end of the text.
  case byTruncatingHead = 3
  /// The beginning of the text and an ellipsis.
  case byTruncatingTail = 4
  /// Beginning and end with an ellipsis between.
  case byTruncatingMiddle = 5

  /// The engine's mode.
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

  /// A mode of the engine.
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

/// The direction that text is written in.
public enum NSWritingDirection: Int, Sendable, Hashable {
  /// By the first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  /// The engine's direction.
  package var direction: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// A direction of the engine.
  package init(_ direction: WritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// The force of a direction in a run: to be added to a direction's raw value.
public enum NSWritingDirectionFormatType: Int, Sendable, Hashable {
  /// The characters keep their own directions.
  case embedding = 0
  /// Every character has the direction.
  case override = 2
}
