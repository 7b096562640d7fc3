/// The horizontal alignment of a paragraph's lines between its margins. UIKit counterpart: NSTextAlignment.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left margin.
  case left
  /// Lines are centred between the margins.
  case center
  /// Lines end at the right margin.
  case right
  /// Lines are stretched to reach both margins. The last line is aligned as with `natural`.
  case justified
  /// Lines are aligned left or right, by direction. Text views use the direction of the text, and
  /// labels use the direction of the user interface (rule: natural-alignment).
  case natural
}

/// The way in which a line ends if its text is too long. UIKit counterpart: NSLineBreakMode.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Breaks the line before a word that does not fit.
  case byWordWrapping
  /// Breaks the line before a grapheme cluster that does not fit.
  case byCharWrapping
  /// Continues the line past the edge, and clips the text outside.
  case byClipping
  /// Shows the end of the text, with an ellipsis before it.
  case byTruncatingHead
  /// Shows the beginning of the text, with an ellipsis after it.
  case byTruncatingTail
  /// Shows the beginning and the end of the text, with an ellipsis between them.
  case byTruncatingMiddle

  /// True if the mode puts an ellipsis where text does not fit.
  public var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
  /// True if text continues in the next line when a line is full.
  public var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Options for the choice among several possible line breaks. UIKit counterpart:
/// NSParagraphStyle.LineBreakStrategy.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The raw value, with the same bits as in `NSParagraphStyle.LineBreakStrategy` and one more bit
  /// for Galley's option `optimal`.
  public let rawValue: UInt
  /// Creates a strategy from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Avoids a single word on the last line of a paragraph, if the line before it has space.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Does not break lines inside Hangul words.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The strategy that UIKit's labels use.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  /// Chooses all breaks of a paragraph together (Knuth and Plass 1981), for even spaces, few
  /// hyphens and no hyphens on consecutive lines.
  ///
  /// It takes several times as long as breaking line by line.
  public static let optimal = LineBreakStrategy(rawValue: 1 << 32)
}

/// The effect of a tab after the last stop (rule: tab-past-last-stop).
public enum TabOverflow: String, Hashable, Sendable, CaseIterable {
  /// The rest of the line moves to the next line.
  case wrap
  /// Tab stops continue every 28 pt, which is the interval of the default stops.
  case interval
}
