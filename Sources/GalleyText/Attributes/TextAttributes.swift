public import GalleyBase
public import GalleyFonts

/// The attributes of a run of characters; nil means the default.
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
  /// The font; nil uses the default of the view that shows the text.
  public var font: Font?
  /// Points added after each cluster; 0 turns pair kerning off, nil keeps it (rule: kern-zero). `NSKern`.
  public var kern: Double?
  /// Points added after each cluster, without optional ligatures. `NSTracking`.
  public var tracking: Double?
  /// 0: required ligatures only; 1 (default): also the font's standard ones. `NSLigature`.
  public var ligature: Int?
  /// Language that selects glyph variants, BCP 47; nil uses the text's locale. `NSLanguage`.
  public var languageIdentifier: String?
  /// Steps of superscript if positive, of subscript if negative; each step is smaller.
  ///
  /// `NSSuperScript`, Core Text's on iOS.
  public var superscript = 0
  /// The slant of letters to the right: horizontal shift per point of height. `NSObliqueness`.
  public var obliqueness: Double?
  /// Natural logarithm of the factor by which letters get wider. `NSExpansion`.
  public var expansion: Double?
  /// Embeddings, overrides and isolates around the text, outermost first. `NSWritingDirection`.
  public var writingDirection: [WritingDirectionFormat] = []
  /// The attachment at a U+FFFC. `NSAttachment`.
  public var attachment: TextAttachment?
  /// The glyph of `font` that replaces each character's own; 0 is the missing glyph.
  ///
  /// UIKit has no such attribute; an NSLayoutManagerDelegate that generates glyphs has the same effect.
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
  /// Colour of the underline; nil uses the glyphs' colour.
  public var underlineColor: Color?
  /// Lines through the text. `NSStrikethrough`.
  public var strikethroughStyle: LineDecoration = []
  /// Colour of the strikethrough; nil uses the glyphs' colour.
  public var strikethroughColor: Color?
  /// True if underlines leave gaps for descenders, as UIKit's do (recorded: UILabel, iOS 18.5 and 26).
  ///
  /// UIKit has no such attribute; CSS calls it `text-decoration-skip-ink`.
  public var underlineSkipsInk = true
  /// Width of the glyphs' outline in percent of the font size.
  ///
  /// Positive values draw hollow glyphs, negative ones fill them too. `NSStrokeWidth`.
  public var strokeWidth: Double?
  /// Colour of the outline; nil uses the glyphs' colour. `NSStrokeColor`.
  public var strokeColor: Color?
  /// A copy behind the glyphs. `NSShadow`.
  public var shadow: Shadow?
  /// The link's destination; Galley never fetches it. `NSLink`.
  public var link: String?
  /// The attributes in another vocabulary that these were translated from; nil if nobody asks for them again.
  package var original: OriginalAttributes?

  /// Creates all defaults.
  public init() {}

  /// Defaults with some properties changed.
  public init(_ change: (inout TextAttributes) -> Void) { change(&self) }
}

extension TextAttributes: ListedStyle {
  /// One row for each stored property, grouped by the cost of a change.
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
