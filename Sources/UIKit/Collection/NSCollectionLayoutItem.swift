import CoreGraphics
public import Foundation
public import UIFoundation

/// A part of a layout: the size of a cell, and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// The badges. UIKit lets them be set for groups only.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell within the size. They are ignored along an estimated axis, as UIKit documents.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside of the size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// The insets along the axes that are not estimated.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.estimated.width { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.estimated.height { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view beside a cell, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The order: the greatest is in front.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of a badge of a size at a rectangle. Without its own anchor, the badge is inside the rectangle.
  final func frame(at rect: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(of: rect)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(
      of: CGRect(origin: .zero, size: size))
    let (first, second) = (containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
    return CGRect(
      origin: CGPoint(x: target.x - own.x + first.x + second.x, y: target.y - own.y + first.y + second.y), size: size)
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Its edge.
  public final let alignment: NSRectAlignment
  /// The distance by which it is moved.
  public final let offset: CGPoint
  /// True if the section grows by it; false if it overlaps the content.
  open var extendsBoundary = true
  /// True if it stays in sight while its section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// The order: the greatest is in front.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A background of a section, its headers and footers included.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
