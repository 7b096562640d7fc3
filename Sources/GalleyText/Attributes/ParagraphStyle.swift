public import GalleyUnicode

/// The style of a paragraph as a whole: that of its first character. UIKit counterpart: NSParagraphStyle, with its
/// property names and defaults (rule: paragraph-style). Lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The place of lines between the margins.
  public var alignment: TextAlignment = .natural
  /// The way in which lines that are too long end. A label's default is its own: `byTruncatingTail`.
  public var lineBreakMode: LineBreakMode = .byWordWrapping
  /// Indent of the first line from the leading margin; not negative.
  public var firstLineHeadIndent: Double = 0
  /// Indent of all other lines from the leading margin; a negative one puts them before it.
  public var headIndent: Double = 0
  /// Above 0: distance of the trailing edge from the leading margin. 0 or less: distance back from the trailing margin.
  public var tailIndent: Double = 0
  /// Least height of a line, without `lineSpacing`.
  public var minimumLineHeight: Double = 0
  /// Greatest height of a line, without `lineSpacing`; 0 is no limit.
  public var maximumLineHeight: Double = 0
  /// Multiplies the natural height before minimum and maximum apply; 0 leaves it alone.
  public var lineHeightMultiple: Double = 0
  /// Least space between a line and the next one of its container; none stands below the last.
  ///
  /// Where the fonts' line gaps count, in text views, text containers and string drawing with `usesFontLeading`, the
  /// greater of the two is the space between the lines; elsewhere it is this alone. The documentation of NSTypesetter's
  /// lineSpacing(afterGlyphAt:withProposedLineFragmentRect:) calls the font's a default minimum that is used if the
  /// style sets none, and a recorded UITextView with a spacing of 30 has lines that are ascent, descent and 30 apart,
  /// without the gap. That a spacing less than the gap does not lower it is a choice: nothing is recorded there.
  public var lineSpacing: Double = 0
  /// Added below the last line of the paragraph.
  public var paragraphSpacing: Double = 0
  /// Added above the first line of the paragraph; not for the first paragraph of a label
  /// (rule: first-paragraph-spacing).
  public var paragraphSpacingBefore: Double = 0
  /// Direction of the paragraph; `natural` is that of the first strong character.
  public var baseWritingDirection: WritingDirection = .natural
  /// Tab stops. They are obeyed in the order of their locations, whatever their order here.
  public var tabStops: [TextTab] = TextTab.defaults
  /// Above 0: stops past the last one at whole multiples of it.
  public var defaultTabInterval: Double = 0
  /// The effect of a tab past the last stop if there is no default interval.
  public var tabOverflow: TabOverflow = .wrap
  /// A line shorter than this part of its width is hyphenated, from 0, never, to 1, always (rule: hyphenation-factor).
  /// Soft hyphens are obeyed whatever it is.
  public var hyphenationFactor: Double = 0
  /// True if the platform's own factor holds where `hyphenationFactor` is 0.
  public var usesDefaultHyphenation = false
  /// The choice of lines where several breaks are possible.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The lists that the paragraph is an item of, the outermost first.
  public var textLists: [TextList] = []
  /// True if letters may move together before text is cut; see `Label.allowsDefaultTighteningForTruncation`.
  public var allowsDefaultTighteningForTruncation = false

  /// The default style.
  public init() {}

  /// The default style with some properties changed.
  public init(_ change: (inout ParagraphStyle) -> Void) { change(&self) }
}

extension ParagraphStyle: ListedStyle {
  /// One row for each stored property, in the order of their declaration.
  public static let properties: [StyleProperty<ParagraphStyle>] = [
    StyleProperty("alignment", \.alignment, .layout),
    StyleProperty("lineBreakMode", \.lineBreakMode, .layout),
    StyleProperty("firstLineHeadIndent", \.firstLineHeadIndent, .layout),
    StyleProperty("headIndent", \.headIndent, .layout),
    StyleProperty("tailIndent", \.tailIndent, .layout),
    StyleProperty("minimumLineHeight", \.minimumLineHeight, .layout),
    StyleProperty("maximumLineHeight", \.maximumLineHeight, .layout),
    StyleProperty("lineHeightMultiple", \.lineHeightMultiple, .layout),
    StyleProperty("lineSpacing", \.lineSpacing, .layout),
    StyleProperty("paragraphSpacing", \.paragraphSpacing, .layout),
    StyleProperty("paragraphSpacingBefore", \.paragraphSpacingBefore, .layout),
    StyleProperty("baseWritingDirection", \.baseWritingDirection, .shaping),
    StyleProperty("tabStops", \.tabStops, .layout),
    StyleProperty("defaultTabInterval", \.defaultTabInterval, .layout),
    StyleProperty("tabOverflow", \.tabOverflow, .layout),
    StyleProperty("hyphenationFactor", \.hyphenationFactor, .layout),
    StyleProperty("usesDefaultHyphenation", \.usesDefaultHyphenation, .layout),
    StyleProperty("lineBreakStrategy", \.lineBreakStrategy, .shaping),
    StyleProperty("textLists", \.textLists, .layout),
    StyleProperty("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout),
  ]
}
