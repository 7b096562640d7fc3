import GalleyBase
import GalleyText

/// The text of a section's header or footer, in the system's style, with the space around it as its insets.
///
/// UIKit counterpart: UITableViewHeaderFooterView with a `textLabel`.
package final class TableTitle: Label {
  /// Creates a title without text, with as many lines as needed.
  package init(in context: RenderContext) {
    super.init(frame: .zero, in: context)
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
  }

  /// Adopts the style of the table like an appearance: properties set on the title itself stay.
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
