public import GalleyBase
public import GalleyFonts

/// What a run of characters looks like. Nil always means the default of reference 0.4.
///
/// UIKit counterpart: the dictionary of NSAttributedString.Key. Properties are grouped by what a change costs:
/// `font` to `attachment` reshape, `baselineOffset` and `paragraphStyle` lay out again, the rest only repaints.
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
  /// Above 0: that many steps up, below 0: down; each step is smaller. `NSSuperScript`, Core Text's on iOS.
  public var superscript = 0
  /// How far letters lean to the right: a point this high moves by this many points. `NSObliqueness`.
  public var obliqueness: Double?
  /// Natural logarithm of the factor by which letters are widened. `NSExpansion`.
  public var expansion: Double?
  /// Embeddings, overrides and isolates that the text lies in, the outermost first. `NSWritingDirection`.
  public var writingDirection: [WritingDirectionFormat] = []
  /// What stands in the place of a U+FFFC. `NSAttachment`.
  public var attachment: TextAttachment?

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
  /// True if underlines leave room for descenders, as UIKit's do (recorded: UILabel, iOS 18.5 and 26). UIKit has no such
  /// attribute; CSS calls it `text-decoration-skip-ink`.
  public var underlineSkipsInk = true
  /// Width of the glyphs' outline in percent of the font size; above 0 the glyphs are hollow, below 0 they are filled
  /// too. `NSStrokeWidth`.
  public var strokeWidth: Double?
  /// Colour of the outline; nil is that of the glyphs. `NSStrokeColor`.
  public var strokeColor: Color?
  /// A copy behind the glyphs. `NSShadow`.
  public var shadow: Shadow?
  /// Where the text leads; nothing is fetched. `NSLink`.
  public var link: String?

  /// All defaults.
  public init() {}

  /// Defaults with some properties changed.
  public init(_ change: (inout TextAttributes) -> Void) { change(&self) }

  /// Whether both shape the same text to the same glyphs.
  public func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && tracking == other.tracking && ligature == other.ligature
      && languageIdentifier == other.languageIdentifier && superscript == other.superscript
      && obliqueness == other.obliqueness && expansion == other.expansion
      && writingDirection == other.writingDirection && attachment == other.attachment
  }
}

extension TextAttributes {
  /// The font that the text is set in: `font`, else `standard`, made smaller by `superscript`, leaning and widened.
  ///
  /// A superscript step is two thirds of the size before it: a choice, Apple's is not documented.
  func setFont(_ standard: Font) -> Font {
    var result = font ?? standard
    if superscript != 0 {
      for _ in 0..<min(abs(superscript), TextAttributes.mostSuperscriptSteps) {
        result = result.withSize(result.pointSize * 2 / 3)
      }
    }
    if obliqueness != nil || expansion != nil {
      result = result.withSynthesis(obliqueness: obliqueness ?? 0, expansion: expansion ?? 0)
    }
    return result
  }

  /// How far the text stands above the baseline: `baselineOffset`, and for each superscript step a third of the size
  /// before it up, or a sixth of it down.
  func raise(_ standard: Font) -> Double {
    var raise = baselineOffset ?? 0
    if superscript != 0 {
      var size = (font ?? standard).pointSize
      for _ in 0..<min(abs(superscript), TextAttributes.mostSuperscriptSteps) {
        raise += superscript > 0 ? size / 3 : -size / 6
        size = size * 2 / 3
      }
    }
    return raise.onLengthGrid
  }

  /// Steps beyond this one change nothing that could be seen.
  private static let mostSuperscriptSteps = 16
}
