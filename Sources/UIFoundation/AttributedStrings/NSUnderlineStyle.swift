/// The style of a line under or through text. The text attribute's value is the style's `rawValue`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Draws a solid line.
  public static let patternSolid: NSUnderlineStyle = []
  /// Draws a dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Draws a dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Draws a line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Draws a line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Draws the line only at words, not at spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
