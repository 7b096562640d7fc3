import CoreGraphics
import Foundation
import UIFoundation

/// The role of a view in a list, its position in the group, and its separators.
struct ListRow {
  var placement: ListPlacement
  /// True for the first row of a section.
  var isFirst = false
  /// True for the last row of a section.
  var isLast = false
  /// The configuration of the separators; nil if the list shows no separators.
  var separator: UIListSeparatorConfiguration?

  /// True if a line is drawn below the row. By default the last row of an inset group has no line
  /// below. The default is Galley's choice.
  var showsBottomSeparator: Bool {
    guard let separator, placement.role == .cell else { return false }
    switch separator.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic: return !(isLast && placement.style == .insetGrouped)
    }
  }

  /// True if a line is drawn above the row. Only cells have this line, and only if their
  /// configuration makes it visible.
  var showsTopSeparator: Bool { separator?.topSeparatorVisibility == .visible && placement.role == .cell }
}
