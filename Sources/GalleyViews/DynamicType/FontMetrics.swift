import GalleyBase
public import GalleyFonts

/// Scales lengths with the user's text size, as a text style does. UIKit counterpart: UIFontMetrics.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose growth is followed.
  public let textStyle: TextStyle

  /// Metrics that grow as `textStyle` does.
  public init(forTextStyle textStyle: TextStyle = .body) { self.textStyle = textStyle }

  /// `value`, in points, for a size category: multiplied by how much the style's line distance grows from the
  /// default category, and rounded to the nearest pixel (reference §I.3; body, largest size: 10 pt become 28⅓ at 3×).
  /// - Parameter scale: pixels per point, greater than 0.
  /// - Parameter maximum: the result is at most this, in points. UIKit counterpart: `maximumPointSize`.
  public func scaledValue(
    for value: Double, category: ContentSizeCategory, scale: Double, maximum: Double = .infinity
  ) -> Double {
    let factor = textStyle.metrics(for: category).leading / textStyle.metrics(for: .large).leading
    return min(PixelGrid(scale: scale).round((value * factor).onLengthGrid), maximum)
  }

  /// A font of a size meant for the default category, in the size that `scaledValue` makes of it.
  /// UIKit counterpart: `scaledFont(for:maximumPointSize:)`.
  /// - Parameters:
  ///   - scale: pixels per point, greater than 0.
  ///   - maximumPointSize: the size is at most this, in points.
  public func scaledFont(
    for font: Font, category: ContentSizeCategory, scale: Double, maximumPointSize: Double = .infinity
  ) -> Font {
    font.withSize(scaledValue(for: font.pointSize, category: category, scale: scale, maximum: maximumPointSize))
  }
}
