import GalleyBase
public import GalleyFonts

/// The scaling of lengths for the user's text size, by a text style. UIKit counterpart: UIFontMetrics.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose scaling lengths follow.
  public let textStyle: TextStyle

  /// Creates metrics that scale with `textStyle`.
  public init(forTextStyle textStyle: TextStyle = .body) { self.textStyle = textStyle }

  /// Returns a length in points, multiplied by the ratio of the style's leadings in `category` and in the default
  /// category, and rounded to the nearest pixel (rule: scaled-metrics).
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

  /// Returns a font scaled like `scaledValue`; its size is meant for the default category.
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
