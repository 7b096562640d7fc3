extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No glyph: the character does not show.
    public static let null = GlyphProperty(rawValue: 1)
    /// A control character, which may have an action.
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// White space that justification may widen.
    public static let elastic = GlyphProperty(rawValue: 4)
    /// A mark on the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// The effects that a control character may have.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None: it has no width and does not show.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    /// The space that the delegate returns.
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    /// A tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    /// The end of the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    /// The end of the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    /// The end of the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }

  /// The directions in which lines may follow each other.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Lines are below each other.
    case horizontal = 0
    /// Lines are side by side. Text is never laid out in this way here.
    case vertical = 1
  }
}
