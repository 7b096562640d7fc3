/// The horizontal alignment of a paragraph's lines between its margins. UIKit counterpart: NSTextAlignment.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left margin.
  case left
  /// In the middle.
  case center
  /// At the right margin.
  case right
  /// At both margins; the last line as `natural`.
  case justified
  /// Left or right by direction: the text's own in text views, the interface's in labels (rule: natural-alignment).
  case natural
}

/// The way in which a line ends if its text is too long. UIKit counterpart: NSLineBreakMode.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Break before a word that does not fit.
  case byWordWrapping
  /// Break before a grapheme cluster that does not fit.
  case byCharWrapping
  /// Continue past the edge; clip the text outside.
  case byClipping
  /// Show the end of the text, with an ellipsis before it.
  case byTruncatingHead
  /// Show the beginning of the text, with an ellipsis after it.
  case byTruncatingTail
  /// Show beginning and end, with an ellipsis between.
  case byTruncatingMiddle

  /// True if the mode replaces text that does not fit with an ellipsis.
  public var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
  /// True if text continues in the next line when a line is full.
  public var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Options for choosing among several possible breaks. UIKit counterpart: NSParagraphStyle.LineBreakStrategy.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// UIKit's bits; `optimal` is Galley's own.
  public let rawValue: UInt
  /// Creates a strategy from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Avoid leaving a word alone on the last line of a paragraph, if there is room.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// No break inside Hangul words.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy of UIKit's labels.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  /// Choose the breaks of a paragraph together (Knuth and Plass 1981), for even spaces and few hyphens, and without
  /// hyphens below each other.
  ///
  /// It takes several times as long as breaking line by line.
  public static let optimal = LineBreakStrategy(rawValue: 1 << 32)
}

/// The effect of a tab after the last stop (rule: tab-past-last-stop).
public enum TabOverflow: String, Hashable, Sendable, CaseIterable {
  /// The rest of the line moves to the next line.
  case wrap
  /// Stops continue every 28 pt, the interval of the default stops.
  case interval
}
