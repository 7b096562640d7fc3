import CoreGraphics
public import Foundation
public import UIFoundation

/// A part of a compositional layout: the size of a cell, and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// The badges and other views at the item. In UIKit only groups allow setting them.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell within the item's size. They are ignored along an estimated axis, as
  /// UIKit documents.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item's size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// The content insets, without the insets along estimated axes.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.estimated.width { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.estimated.height { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view attached to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The drawing order. Views with a greater value are in front.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of a badge of the given size that is anchored to a rectangle. Without an
  /// item anchor, the badge is inside the rectangle.
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
  /// The edge at which the view is placed.
  public final let alignment: NSRectAlignment
  /// The offset of the view from its edge, in points.
  public final let offset: CGPoint
  /// True if the view enlarges the section, false if it overlaps the content.
  open var extendsBoundary = true
  /// True if the view stays visible as long as its section is visible.
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

/// A background view of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// The drawing order. Views with a greater value are in front.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Creates a background for a section, including its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
