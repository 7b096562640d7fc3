public import GalleyFonts

/// A role of text, such as a title or a caption. Its font size follows the user's preferred text
/// size.
///
/// UIKit counterpart: UIFont.TextStyle, with its names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title: 34 points in the default size category.
  case largeTitle
  /// A title of the first level: 28 points in the default size category.
  case title1
  /// A title of the second level: 22 points in the default size category.
  case title2
  /// A title of the third level: 20 points in the default size category.
  case title3
  /// A heading, semibold in the size of body text.
  case headline
  /// A secondary heading: 15 points in the default size category.
  case subheadline
  /// The text of a document's body: 17 points in the default size category.
  case body
  /// A callout: 16 points in the default size category.
  case callout
  /// A footnote: 13 points in the default size category.
  case footnote
  /// A caption: 12 points in the default size category.
  case caption1
  /// A secondary caption: 11 points in the default size category.
  case caption2

  /// Returns point size and leading of the style for a size category (rule: dynamic-type-table).
  public func metrics(for category: ContentSizeCategory = .large) -> TextStyleMetrics {
    let row = dynamicTypeRow
    return TextStyleMetrics(pointSize: row.sizes[category.column], leading: row.leadings[category.column])
  }

  /// The font weight: semibold (600) for `headline`, and regular (400) for all other styles.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// The descriptor of the style's font: the system family with the style's weight.
  ///
  /// The size is in `metrics(for:)`. UIKit counterpart: `UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`.
  public var fontDescriptor: FontDescriptor { FontDescriptor(weight: weight, isTextStyle: true) }
}

/// The metrics of a text style in a size category.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The font size, in points.
  public var pointSize: Double
  /// The distance between baselines in Apple's design, in points.
  ///
  /// Labels ignore it, since their line height is the font's; `FontMetrics` scales by it.
  public var leading: Double
}
