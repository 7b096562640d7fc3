public import GalleyBase
public import GalleyFonts

/// The look of a run of characters. Nil is the default.
///
/// UIKit counterpart: the dictionary of NSAttributedString.Key. A new attribute is declared here and gets its row in
/// `properties`, which says what a change of it costs.
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
  /// The font; nil is the default of the view that shows the text.
  public var font: Font?
  /// Points added after each cluster; 0 turns pair kerning off, nil keeps it (rule: kern-zero). `NSKern`.
  public var kern: Double?
  /// Points added after each cluster, without optional ligatures. `NSTracking`.
  public var tracking: Double?
  /// 0: no ligatures that are not required; 1 (default): the font's standard ones. `NSLigature`.
  public var ligature: Int?
  /// Language that picks glyph variants, BCP 47; nil is the text's locale. `NSLanguage`.
  public var languageIdentifier: String?
  /// Above 0: that many steps up, below 0: down; each step is smaller. `NSSuperScript`, Core Text's on iOS.
  public var superscript = 0
  /// The slant of letters to the right: a point this high moves by this many points. `NSObliqueness`.
  public var obliqueness: Double?
  /// Natural logarithm of the factor by which letters are widened. `NSExpansion`.
  public var expansion: Double?
  /// Embeddings, overrides and isolates that the text lies in, the outermost first. `NSWritingDirection`.
  public var writingDirection: [WritingDirectionFormat] = []
  /// The attachment in the place of a U+FFFC. `NSAttachment`.
  public var attachment: TextAttachment?
  /// The glyph of `font` that each character shows instead of its own; 0 is the missing one. UIKit has no such
  /// attribute; an NSLayoutManagerDelegate that generates glyphs does the same.
  public var glyph: UInt32?

  /// Points by which the text is raised. `NSBaselineOffset`.
  public var baselineOffset: Double?
  /// The paragraph's style, if this run begins one. `NSParagraphStyle`.
  public var paragraphStyle: ParagraphStyle?

  /// Colour of the glyphs. `NSColor`.
  public var foregroundColor: Color?
  /// Colour of the line fragment behind the glyphs. `NSBackgroundColor`.
  public var backgroundColor: Color?
  /// Lines under the text. `NSUnderline`.
  public var underlineStyle: LineDecoration = []
  /// Colour of the underline; nil is that of the glyphs.
  public var underlineColor: Color?
  /// Lines through the text. `NSStrikethrough`.
  public var strikethroughStyle: LineDecoration = []
  /// Colour of the strikethrough; nil is that of the glyphs.
  public var strikethroughColor: Color?
  /// True if underlines leave room for descenders, as UIKit's do (recorded: UILabel, iOS 18.5 and 26). UIKit has no
  /// such attribute; CSS calls it `text-decoration-skip-ink`.
  public var underlineSkipsInk = true
  /// Width of the glyphs' outline in percent of the font size; above 0 the glyphs are hollow, below 0 they are filled
  /// too. `NSStrokeWidth`.
  public var strokeWidth: Double?
  /// Colour of the outline; nil is that of the glyphs. `NSStrokeColor`.
  public var strokeColor: Color?
  /// A copy behind the glyphs. `NSShadow`.
  public var shadow: Shadow?
  /// The destination of the text; nothing is fetched. `NSLink`.
  public var link: String?
  /// The attributes in another vocabulary that these were translated from; nil if nobody asks for them again.
  package var original: OriginalAttributes?

  /// All defaults.
  public init() {}

  /// Defaults with some properties changed.
  public init(_ change: (inout TextAttributes) -> Void) { change(&self) }
}

extension TextAttributes: ListedStyle {
  /// One row for each stored property, by what a change costs.
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
