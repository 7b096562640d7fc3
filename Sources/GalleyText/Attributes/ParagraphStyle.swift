public import GalleyUnicode

/// The style of a whole paragraph, taken from its first character.
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
  /// The way in which lines that are too long end. A label has a different default: `byTruncatingTail`.
  public var lineBreakMode: LineBreakMode = .byWordWrapping
  /// Indent of the first line from the leading margin; not negative.
  public var firstLineHeadIndent: Double = 0
  /// Indent of all other lines from the leading margin; negative values move them before it.
  public var headIndent: Double = 0
  /// The distance of the trailing edge, in points: from the leading margin if positive, else back from the trailing
  /// margin.
  public var tailIndent: Double = 0
  /// Minimum line height, without `lineSpacing`.
  public var minimumLineHeight: Double = 0
  /// Maximum line height, without `lineSpacing`; 0 means no limit.
  public var maximumLineHeight: Double = 0
  /// Factor for the natural height, applied before minimum and maximum; 0 has no effect.
  public var lineHeightMultiple: Double = 0
  /// Minimum space between a line and the next one of its container; none is added below the last line.
  ///
  /// Text views, text containers and string drawing with `usesFontLeading` use the larger of this and the fonts' line
  /// gap. Elsewhere only this counts. The documentation of NSTypesetter's
  /// lineSpacing(afterGlyphAt:withProposedLineFragmentRect:) calls the font's a default minimum that is used if the
  /// style sets none. A recorded UITextView with a spacing of 30 has lines that are ascent, descent and 30 apart,
  /// without the gap. That a spacing less than the gap does not lower it is a choice: nothing is recorded there.
  public var lineSpacing: Double = 0
  /// Added below the last line of the paragraph.
  public var paragraphSpacing: Double = 0
  /// Added above the first line of the paragraph; not for the first paragraph of a label
  /// (rule: first-paragraph-spacing).
  public var paragraphSpacingBefore: Double = 0
  /// Direction of the paragraph; `natural` uses that of the first strong character.
  public var baseWritingDirection: WritingDirection = .natural
  /// Tab stops, in any order; layout sorts them by location.
  public var tabStops: [TextTab] = TextTab.defaults
  /// If positive, the interval of the stops past the last one, at whole multiples of it.
  public var defaultTabInterval: Double = 0
  /// The effect of a tab past the last stop if `defaultTabInterval` is not positive.
  public var tabOverflow: TabOverflow = .wrap
  /// The part of its width below which a line is hyphenated, from 0 (never) to 1 (always) (rule: hyphenation-factor).
  ///
  /// Soft hyphens work at every value.
  public var hyphenationFactor: Double = 0
  /// True if the platform's own factor applies where `hyphenationFactor` is 0.
  public var usesDefaultHyphenation = false
  /// Options for choosing among several possible breaks.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The lists that contain the paragraph, outermost first.
  public var textLists: [TextList] = []
  /// True if text may be tightened before it is truncated; see `Label.allowsDefaultTighteningForTruncation`.
  public var allowsDefaultTighteningForTruncation = false

  /// Creates the default style.
  public init() {}

  /// Creates the default style with some properties changed.
  public init(_ change: (inout ParagraphStyle) -> Void) { change(&self) }
}

extension ParagraphStyle: ListedStyle {
  /// One row for each stored property, in declaration order.
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
