import CoreGraphics
import Foundation
import UIFoundation

/// The position of a view in a list, with the list's decorations around it.
struct ListRow {
  var placement: ListPlacement
  /// True for the first row of a group whose corners are rounded.
  var isFirst = false
  /// True for the last row of such a group.
  var isLast = false
  /// The line below the row; nil if the list shows none.
  var separator: UIListSeparatorConfiguration?

  /// True if a line is drawn below the row. The line below the last row of a group with corners is left out, unless the
  /// configuration asks for it. Ours is this choice of the system.
  var showsBottomSeparator: Bool {
    guard let separator, placement.role == .cell else { return false }
    switch separator.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic: return !(isLast && placement.style == .insetGrouped)
    }
  }

  /// True if a line is drawn above the row, which only the configuration can ask for.
  var showsTopSeparator: Bool { separator?.topSeparatorVisibility == .visible && placement.role == .cell }
}
