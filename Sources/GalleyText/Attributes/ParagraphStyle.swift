public import GalleyUnicode

/// The style of a whole paragraph. It is taken from the first character of the paragraph.
///
/// UIKit counterpart: NSParagraphStyle, with its property names and defaults (rule: paragraph-style). Lengths are
/// points.
///
/// ```swift
/// let body = ParagraphStyle {
///   $0.alignment = .justified
///   $0.minimumLineHeight = 18
///   $0.maximumLineHeight = 18
///   $0.firstLineHeadIndent = 15
///   $0.hyphenationFactor = 0.97
/// }
/// let text = AttributedText("One paragraph.", attributes: TextAttributes { $0.paragraphStyle = body })
/// ```
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines between the margins.
  public var alignment: TextAlignment = .natural
  /// The way in which a line ends if its text is too long. Labels have a different default,
  /// `byTruncatingTail`.
  public var lineBreakMode: LineBreakMode = .byWordWrapping
  /// The indent of the first line from the leading margin; not negative.
  public var firstLineHeadIndent: Double = 0
  /// The indent of all other lines from the leading margin. Negative values move these lines before
  /// the margin.
  public var headIndent: Double = 0
  /// The position of the trailing edge in points. A positive value counts from the leading margin,
  /// any other value counts back from the trailing margin.
  public var tailIndent: Double = 0
  /// The minimum height of a line, without `lineSpacing`.
  public var minimumLineHeight: Double = 0
  /// The maximum height of a line, without `lineSpacing`. 0 means no limit.
  public var maximumLineHeight: Double = 0
  /// The factor by which the natural line height is multiplied before the minimum and maximum
  /// apply. 0 has no effect.
  public var lineHeightMultiple: Double = 0
  /// The minimum space between a line and the next line in the same container. The last line has no
  /// such space below it.
  ///
  /// Text views, text containers and string drawing with `usesFontLeading` use the larger of this and the fonts' line
  /// gap. Elsewhere only this counts. The documentation of NSTypesetter's
  /// lineSpacing(afterGlyphAt:withProposedLineFragmentRect:) calls the font's a default minimum that is used if the
  /// style sets none. A recorded UITextView with a spacing of 30 has lines that are ascent, descent and 30 apart,
  /// without the gap. That a spacing less than the gap does not lower it is a choice: nothing is recorded there.
  public var lineSpacing: Double = 0
  /// The space below the last line of the paragraph.
  public var paragraphSpacing: Double = 0
  /// The space above the first line of the paragraph. The first paragraph of a label has none
  /// (rule: first-paragraph-spacing).
  public var paragraphSpacingBefore: Double = 0
  /// The direction of the paragraph. `natural` is the direction of the first strong character.
  public var baseWritingDirection: WritingDirection = .natural
  /// The tab stops, in any order. Layout sorts them by location.
  public var tabStops: [TextTab] = TextTab.defaults
  /// The distance between the tab stops that follow the last stop in `tabStops`. They lie at
  /// multiples of this distance. Ignored if not positive.
  public var defaultTabInterval: Double = 0
  /// The effect of a tab after the last stop if `defaultTabInterval` is not positive.
  public var tabOverflow: TabOverflow = .wrap
  /// The share of the available width below which a line is hyphenated, from 0 (never) to 1
  /// (always) (rule: hyphenation-factor).
  ///
  /// Soft hyphens work at every value.
  public var hyphenationFactor: Double = 0
  /// True if the hyphenation factor of the platform applies when `hyphenationFactor` is 0.
  public var usesDefaultHyphenation = false
  /// The options for the choice among several possible line breaks.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The lists that contain the paragraph, outermost first.
  public var textLists: [TextList] = []
  /// True if text may be tightened before it is truncated. See
  /// `Label.allowsDefaultTighteningForTruncation`.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates the default paragraph style.
  public init() {}

  /// Creates the default paragraph style with some properties changed.
  public init(_ change: (inout ParagraphStyle) -> Void) { change(&self) }
}

extension ParagraphStyle: ListedStyle {
  /// The descriptions of all stored properties, in declaration order.
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
