public import GalleyFonts

/// A role of text, whose size follows the user's wish. UIKit counterpart: UIFont.TextStyle, with its names.
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
  /// A heading below a heading.
  case subheadline
  /// Running text.
  case body
  /// A remark.
  case callout
  /// A note at the foot.
  case footnote
  /// A picture's caption.
  case caption1
  /// A lesser caption.
  case caption2

  /// Point size and line distance for a size category, both in points (reference §I.3, after Apple's Human Interface
  /// Guidelines).
  public func metrics(for category: ContentSizeCategory = .large) -> TextStyleMetrics {
    let row = dynamicTypeRow
    return TextStyleMetrics(pointSize: row.sizes[category.column], leading: row.leadings[category.column])
  }

  /// Weight of the style's font: semibold (600) for `headline`, regular (400) for all others.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// What to ask a collection for: the system family in the style's weight, whose cut follows the size; the size is in
  /// `metrics(for:)`.
  /// UIKit counterpart: `UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`.
  public var fontDescriptor: FontDescriptor { FontDescriptor(weight: weight) }
}

/// How large a text style is for a size category.
public struct TextStyleMetrics: Hashable, Sendable {
  /// Size of the font, in points.
  public var pointSize: Double
  /// Distance from baseline to baseline that Apple's design uses, in points. Labels do not obey it: their lines are as
  /// high as the font. It is what `FontMetrics` scales by.
  public var leading: Double
}
