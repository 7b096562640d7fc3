import GalleyBase
import GalleyText

/// The text of a section's header or footer, in the system's style. Its insets are the space around
/// it.
///
/// UIKit counterpart: UITableViewHeaderFooterView with a `textLabel`.
package final class TableTitle: Label {
  /// Creates a title without text. It will have as many lines as needed.
  package init(in context: RenderContext) {
    super.init(frame: .zero, in: context)
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
  }

  /// Applies the table's style, except to properties that were set on the title itself, as with
  /// appearances.
  func adopt(isFooter: Bool, isGrouped: Bool, inWidth width: Double) {
    let isSmall = isGrouped || isFooter
    var style = LabelAppearance()
    style.font = try? context.preferredFont(forTextStyle: isSmall ? .footnote : .headline)
    let colour = isSmall ? SystemColor.secondaryLabel : .label
    style.textColor = colour.color(in: context.interfaceStyle)
    if !isGrouped, !isFooter {
      style.backgroundColor = SystemColor.systemBackground.color(in: context.interfaceStyle)
    }
    adopt(style)
    insets = TableMetrics.titleMargins(isFooter: isFooter, isGrouped: isGrouped, inWidth: width)
  }
}
