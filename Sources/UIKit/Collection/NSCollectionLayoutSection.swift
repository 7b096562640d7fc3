public import CoreGraphics
public import Foundation
import GalleyViews
public import UIFoundation

/// The margin that insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins
  /// The same as `layoutMargins` here.
  case readableContent
}

/// The orthogonal scrolling of a section. Such a section is laid out at offset 0 and does not scroll here.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A part of a compositional layout: groups below each other, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The list configuration; nil for other sections.
  final var list: UICollectionLayoutListConfiguration?
  /// The space around the groups. Headers and footers are outside of the upper and the lower space.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if headers and footers are as far from the sides as the groups.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called while the section scrolls, which never happens here.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A list.
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

/// An item in sight of a section that scrolls.
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
