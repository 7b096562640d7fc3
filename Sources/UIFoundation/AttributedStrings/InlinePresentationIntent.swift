/// The inline styles of Markdown text. Foundation has this type only on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt
  /// Creates intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised text, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasised text, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end in the Markdown source.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// An explicit line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML that forms a paragraph.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
