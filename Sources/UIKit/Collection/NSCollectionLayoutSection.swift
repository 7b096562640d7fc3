public import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// The margin from which insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins
  /// The readable content guide. In Galley it is the same as `layoutMargins`.
  case readableContent
}

/// The scrolling of a section across the layout's axis. Galley draws such a section at offset 0,
/// and it does not scroll.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout: repeated groups, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The list configuration; nil for other sections.
  final var list: UICollectionLayoutListConfiguration?
  /// The space around the groups. Headers and footers are outside the top and bottom insets.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if the content insets at the sides also apply to headers and footers.
  open var supplementariesFollowContentInsets = true
  /// The background views of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure to call while the section scrolls. It is never called, since sections do not
  /// scroll.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Creates a section that is a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.leastRowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let inset = configuration.appearance.style == .insetGrouped ? TableMetrics.groupInset : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    func addTitle(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary { addTitle(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { addTitle(UICollectionView.elementKindSectionFooter, .bottom) }
    if configuration.appearance == .plain {
      section.boundarySupplementaryItems.first { $0.alignment == .top }?.pinToVisibleBounds = true
    }
    return section
  }
}

/// A closure that receives the visible items while a section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A visible item of a section that scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}
