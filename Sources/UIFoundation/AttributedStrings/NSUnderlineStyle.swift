/// A line under or through text; the attribute's value is its `rawValue`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// A style of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A solid line.
  public static let patternSolid: NSUnderlineStyle = []
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines only at words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
