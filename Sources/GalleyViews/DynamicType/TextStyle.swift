public import GalleyFonts

/// A role of text with a font size that follows the user's preference.
///
/// UIKit counterpart: UIFont.TextStyle, with its names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title.
  case largeTitle
  /// First-level title.
  case title1
  /// Second-level title.
  case title2
  /// Third-level title.
  case title3
  /// A heading: body size, semibold.
  case headline
  /// A secondary heading.
  case subheadline
  /// Body text.
  case body
  /// A callout.
  case callout
  /// A footnote.
  case footnote
  /// A caption.
  case caption1
  /// A secondary caption.
  case caption2

  /// Returns point size and leading for a size category (rule: dynamic-type-table).
  public func metrics(for category: ContentSizeCategory = .large) -> TextStyleMetrics {
    let row = dynamicTypeRow
    return TextStyleMetrics(pointSize: row.sizes[category.column], leading: row.leadings[category.column])
  }

  /// The weight of the style's font: semibold (600) for `headline`, regular (400) for all others.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// The descriptor of the style's font: the system family in the style's weight.
  ///
  /// The size is in `metrics(for:)`. UIKit counterpart: `UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`.
  public var fontDescriptor: FontDescriptor { FontDescriptor(weight: weight, isTextStyle: true) }
}

/// The metrics of a text style for a size category.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  public var pointSize: Double
  /// The distance between baselines in Apple's design, in points.
  ///
  /// Labels ignore it, since their line height is the font's; `FontMetrics` scales by it.
  public var leading: Double
}
