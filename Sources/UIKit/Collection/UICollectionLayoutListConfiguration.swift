public import CoreGraphics
public import Foundation
public import UIFoundation

/// The appearance of the lists in a layout.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list. A plain sidebar is drawn as a sidebar.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The source of the headers.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The source of the footers.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators: Bool
  /// The configuration of the separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that adapts the separator configuration for each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the list; nil for none.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers in points; nil for the system's space.
  public var headerTopPadding: CGFloat?
  /// The actions that a swipe from the leading side shows. Rows cannot be swiped in Galley.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing side shows. Rows cannot be swiped in Galley.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
    backgroundColor = appearance.style == .plain ? .systemBackground : .systemGroupedBackground
    if appearance.style == .sidebar { backgroundColor = .secondarySystemBackground }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The style in which a list with this appearance is drawn.
  var style: ListPlacement.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar, .sidebarPlain: .sidebar
    }
  }
}
