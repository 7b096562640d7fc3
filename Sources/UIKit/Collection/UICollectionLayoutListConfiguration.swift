public import CoreGraphics
public import Foundation
public import UIFoundation

/// The appearance of the lists of a layout.
public struct UICollectionLayoutListConfiguration {
  /// A system appearance. A plain sidebar is drawn as a sidebar.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The origin of headers.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The origin of footers.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators: Bool
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called for the lines of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for none.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers; nil for that of the system.
  public var headerTopPadding: CGFloat?
  /// The actions that swiping shows. Rows cannot be swiped here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that swiping shows. Rows cannot be swiped here.
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
  /// The appearances that are distinguished here.
  var style: ListPlacement.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar, .sidebarPlain: .sidebar
    }
  }
}
