public import GalleyBase
public import GalleyFonts

/// The attributes of a run of characters. An attribute that is nil has its default value.
///
/// UIKit counterpart: the dictionary of NSAttributedString.Key. A new attribute is declared here and gets a row in
/// `properties`, which states the cost of a change.
///
/// ```swift
/// let attributes = TextAttributes {
///   $0.font = context.defaultFont
///   $0.kern = 0.5
///   $0.underlineStyle = .single
/// }
/// let text = AttributedText("Spaced and underlined", attributes: attributes)
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// The font. With nil, it is the default font of the view that shows the text.
  public var font: Font?
  /// The space in points that is added after each cluster. 0 turns pair kerning off, nil leaves it
  /// on (rule: kern-zero). UIKit's key is `NSKern`.
  public var kern: Double?
  /// The space in points that is added after each cluster; optional ligatures are turned off.
  /// UIKit's key is `NSTracking`.
  public var tracking: Double?
  /// The ligatures that are used. 0 means only required ligatures. 1 (the default) means also the
  /// standard ligatures of the font. UIKit's key is `NSLigature`.
  public var ligature: Int?
  /// The language that selects variants of glyphs, as a BCP 47 tag. With nil, the locale of the
  /// text applies. UIKit's key is `NSLanguage`.
  public var languageIdentifier: String?
  /// The number of superscript steps, or of subscript steps if negative. Each step makes the text
  /// smaller.
  ///
  /// `NSSuperScript`, Core Text's on iOS.
  public var superscript = 0
  /// The slant of glyphs to the right, as horizontal shift per point of height. UIKit's key is
  /// `NSObliqueness`.
  public var obliqueness: Double?
  /// The natural logarithm of the factor by which glyphs are widened. UIKit's key is `NSExpansion`.
  public var expansion: Double?
  /// The bidirectional embeddings, overrides and isolates around the text, outermost first. UIKit's
  /// key is `NSWritingDirection`.
  public var writingDirection: [WritingDirectionFormat] = []
  /// The attachment that is shown at a U+FFFC. UIKit's key is `NSAttachment`.
  public var attachment: TextAttachment?
  /// The number of a glyph in `font` that replaces the glyph of each character. 0 is the
  /// missing-glyph box.
  ///
  /// UIKit has no such attribute; an NSLayoutManagerDelegate that generates glyphs has the same effect.
  public var glyph: UInt32?

  /// The distance in points by which the text is raised. UIKit's key is `NSBaselineOffset`.
  public var baselineOffset: Double?
  /// The style of the paragraph that begins with this run. UIKit's key is `NSParagraphStyle`.
  public var paragraphStyle: ParagraphStyle?

  /// The colour of the glyphs. UIKit's key is `NSColor`.
  public var foregroundColor: Color?
  /// The colour of the background, which fills the height of the line. UIKit's key is
  /// `NSBackgroundColor`.
  public var backgroundColor: Color?
  /// The style of the lines under the text. UIKit's key is `NSUnderline`.
  public var underlineStyle: LineDecoration = []
  /// The colour of the underline. With nil, it has the colour of the glyphs.
  public var underlineColor: Color?
  /// The style of the lines through the text. UIKit's key is `NSStrikethrough`.
  public var strikethroughStyle: LineDecoration = []
  /// The colour of the strikethrough. With nil, it has the colour of the glyphs.
  public var strikethroughColor: Color?
  /// True if underlines have gaps at descenders, as in UIKit (recorded: UILabel, iOS 18.5 and 26).
  ///
  /// UIKit has no such attribute; CSS calls it `text-decoration-skip-ink`.
  public var underlineSkipsInk = true
  /// The width of the glyphs' outline, in percent of the font size.
  ///
  /// Positive values draw hollow glyphs, negative ones fill them too. `NSStrokeWidth`.
  public var strokeWidth: Double?
  /// The colour of the outline. With nil, it has the colour of the glyphs. UIKit's key is
  /// `NSStrokeColor`.
  public var strokeColor: Color?
  /// The shadow of the glyphs. UIKit's key is `NSShadow`.
  public var shadow: Shadow?
  /// The destination of the link. Galley never fetches it. UIKit's key is `NSLink`.
  public var link: String?
  /// The client's attributes from which these attributes were made; nil if the client does not need
  /// them back.
  package var original: OriginalAttributes?

  /// Creates text attributes with default values.
  public init() {}

  /// Creates text attributes with default values, and changes some of them.
  public init(_ change: (inout TextAttributes) -> Void) { change(&self) }
}

extension TextAttributes: ListedStyle {
  /// The descriptions of all stored properties, grouped by the cost of a change.
  public static let properties: [StyleProperty<TextAttributes>] = [
    StyleProperty("font", \.font, .shaping, reach: .insertions),
    StyleProperty("kern", \.kern, .shaping, reach: .insertions),
    StyleProperty("tracking", \.tracking, .shaping, reach: .insertions),
    StyleProperty("ligature", \.ligature, .shaping, reach: .insertions),
    StyleProperty("languageIdentifier", \.languageIdentifier, .shaping, reach: .insertions),
    StyleProperty("superscript", \.superscript, .shaping),
    StyleProperty("obliqueness", \.obliqueness, .shaping, reach: .insertions),
    StyleProperty("expansion", \.expansion, .shaping, reach: .insertions),
    StyleProperty("writingDirection", \.writingDirection, .shaping),
    StyleProperty("attachment", \.attachment, .shaping, reach: .character),
    StyleProperty("glyph", \.glyph, .shaping, reach: .character),
    StyleProperty("baselineOffset", \.baselineOffset, .layout, reach: .insertions),
    StyleProperty("paragraphStyle", \.paragraphStyle, .layout, reach: .insertions),
    StyleProperty("foregroundColor", \.foregroundColor, .painting, reach: .insertions),
    StyleProperty("backgroundColor", \.backgroundColor, .painting, reach: .insertions),
    StyleProperty("underlineStyle", \.underlineStyle, .painting),
    StyleProperty("underlineColor", \.underlineColor, .painting),
    StyleProperty("strikethroughStyle", \.strikethroughStyle, .painting),
    StyleProperty("strikethroughColor", \.strikethroughColor, .painting),
    StyleProperty("underlineSkipsInk", \.underlineSkipsInk, .painting),
    StyleProperty("strokeWidth", \.strokeWidth, .painting, reach: .insertions),
    StyleProperty("strokeColor", \.strokeColor, .painting, reach: .insertions),
    StyleProperty("shadow", \.shadow, .painting, reach: .insertions),
    StyleProperty("link", \.link, .painting),
    StyleProperty("original", \.original, .painting, reach: .character),
  ]
}
