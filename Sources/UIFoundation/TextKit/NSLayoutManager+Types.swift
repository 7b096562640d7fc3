extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no glyph and is not drawn.
    public static let null = GlyphProperty(rawValue: 1)
    /// The glyph is for a control character, which may have an action.
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    /// The glyph is white space that justification may widen.
    public static let elastic = GlyphProperty(rawValue: 4)
    /// The glyph is a mark that combines with the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }

  /// The effects of a control character on the layout.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no effect, no width, and is not drawn.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    /// The character is white space. The delegate returns its size.
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    /// The character is a horizontal tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    /// The character ends the text in the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }

  /// The direction in which lines of text follow each other.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Lines are arranged from top to bottom.
    case horizontal = 0
    /// Lines are arranged side by side. Galley never lays out text in this way.
    case vertical = 1
  }
}
