/// The intents of Markdown inside a paragraph. Foundation has this type only on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Intents of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
