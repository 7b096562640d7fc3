import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The spaces and rows of a list section. The spaces are the same as in table views
/// (`TableMetrics`).
@MainActor
struct ListMetrics {
  let configuration: UICollectionLayoutListConfiguration
  let section: Int

  private var style: ListPlacement.Style { configuration.appearance.style }
  private var isGrouped: Bool { style == .grouped || style == .insetGrouped }

  /// The space above the header, or above the rows if there is no header.
  var paddingAbove: CGFloat {
    guard configuration.headerMode == .none else {
      return configuration.headerTopPadding ?? (style == .plain ? TableMetrics.headerPadding : 0)
    }
    return TableMetrics.emptyHeaderHeight(ofSection: section, isGrouped: isGrouped)
  }

  /// The space below the rows if there is no footer.
  var paddingBelow: CGFloat {
    configuration.footerMode == .none ? TableMetrics.emptyFooterHeight(isGrouped: isGrouped) : 0
  }

  /// Returns the style of the list, and the role of an item in it: header or cell.
  func placement(ofItem item: Int) -> ListPlacement {
    let isHeader = configuration.headerMode == .firstItemInSection && item == 0
    return ListPlacement(style: style, role: isHeader ? .header : .cell)
  }

  func row(_ item: Int, of count: Int) -> ListRow {
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    var row = ListRow(placement: placement(ofItem: item), isFirst: item == first, isLast: item == count - 1)
    guard configuration.showsSeparators, row.placement.role == .cell else { return row }
    let lines = configuration.separatorConfiguration
    row.separator = configuration.itemSeparatorHandler?(IndexPath(item: item, section: section), lines) ?? lines
    return row
  }

  /// Returns the list row for a header or footer; nil for another kind of view.
  func title(ofKind kind: String) -> ListRow? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListRow(placement: ListPlacement(style: style, role: .header))
    case UICollectionView.elementKindSectionFooter: ListRow(placement: ListPlacement(style: style, role: .footer))
    default: nil
    }
  }
}

/// The background view behind the rows of a list.
final class ListBackground: UICollectionReusableView {
  static let kind = "list background"

  override func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    super.takePlace(attributes)
    backgroundColor = attributes.backgroundColor
  }
}
