import GalleyBase
import GalleyViews

/// True if a font in a text style can have the first size in one size category and the second size
/// in another. The sizes may be those of the style, or of a font that is scaled with the style.
/// - Parameters:
///   - old: the name of the category of the first size; nil means the default.
///   - new: the name of the category of the second size.
///   - scale: the number of pixels per point, since scaled sizes are rounded to pixels.
package func isTextStyleSize(
  _ size: Double, in old: String?, becoming other: Double, in new: String?, scale: Double
) -> Bool {
  let categories = [old, new].map { $0.flatMap(ContentSizeCategory.init(rawValue:)) ?? .large }
  let pixel = 1 / scale
  return TextStyle.allCases.contains { style in
    let (first, last) = (style.metrics(for: categories[0]), style.metrics(for: categories[1]))
    if (first.pointSize, last.pointSize) == (size, other) { return true }
    let metrics = FontMetrics(forTextStyle: style)
    if categories[0] == .large {
      return metrics.scaledValue(for: size, category: categories[1], scale: scale) == other
    }
    if categories[1] == .large {
      return metrics.scaledValue(for: other, category: categories[0], scale: scale) == size
    }
    // Either size is rounded.
    return (size / first.leading * last.leading - other).magnitude <= pixel
  }
}
