import GalleyBase
public import GalleyFonts

/// Metrics that scale lengths and fonts to the user's text size, in proportion to a text style.
/// UIKit counterpart: UIFontMetrics.
public struct FontMetrics: Hashable, Sendable {
  /// The text style whose scaling is applied to lengths.
  public let textStyle: TextStyle

  /// Creates metrics that scale lengths like `textStyle`.
  public init(forTextStyle textStyle: TextStyle = .body) { self.textStyle = textStyle }

  /// Returns a scaled length in points, rounded to the nearest pixel (rule: scaled-metrics). The
  /// factor is the ratio of the style's leadings in `category` and in the default category.
  ///
  /// For the largest body size, 10 become 28⅓ at 3×.
  /// - Parameters:
  ///   - scale: pixels per point, greater than 0.
  ///   - maximum: the maximum result, in points. UIKit counterpart: `maximumPointSize`.
  public func scaledValue(
    for value: Double, category: ContentSizeCategory, scale: Double, maximum: Double = .infinity
  ) -> Double {
    let factor = textStyle.metrics(for: category).leading / textStyle.metrics(for: .large).leading
    return min(PixelGrid(scale: scale).round((value * factor).onLengthGrid), maximum)
  }

  /// Returns a font whose size is scaled like `scaledValue`. The font's given size is its size in
  /// the default category.
  ///
  /// UIKit counterpart: `scaledFont(for:maximumPointSize:)`.
  /// - Parameters:
  ///   - scale: pixels per point, greater than 0.
  ///   - maximumPointSize: the maximum size, in points.
  public func scaledFont(
    for font: Font, category: ContentSizeCategory, scale: Double, maximumPointSize: Double = .infinity
  ) -> Font {
    font.withSize(scaledValue(for: font.pointSize, category: category, scale: scale, maximum: maximumPointSize))
  }
}
