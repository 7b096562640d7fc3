public import GalleyBase
public import GalleyFonts

/// What a run of characters looks like. Nil always means the default of reference 0.4.
///
/// UIKit counterpart: the dictionary of NSAttributedString.Key. Properties are grouped by what a change costs:
/// `font` to `languageIdentifier` reshape, `baselineOffset` and `paragraphStyle` lay out again, the rest only repaints.
public struct TextAttributes: Hashable, Sendable {
  /// The font; nil is the default of whoever shows the text.
  public var font: Font?
  /// Points added after each cluster; 0 turns pair kerning off, nil keeps it (reference 0.5). `NSKern`.
  public var kern: Double?
  /// Points added after each cluster, without optional ligatures. `NSTracking`.
  public var tracking: Double?
  /// 0: no ligatures that are not required; 1 (default): the font's standard ones. `NSLigature`.
  public var ligature: Int?
  /// Language that picks glyph variants, BCP 47; nil is the text's locale. `NSLanguage`.
  public var languageIdentifier: String?

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
  /// A copy behind the glyphs. `NSShadow`.
  public var shadow: Shadow?

  /// All defaults.
  public init() {}

  /// Defaults with some properties changed.
  public init(_ change: (inout TextAttributes) -> Void) { change(&self) }

  /// Whether both shape the same text to the same glyphs.
  public func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && tracking == other.tracking && ligature == other.ligature
      && languageIdentifier == other.languageIdentifier
  }
}
