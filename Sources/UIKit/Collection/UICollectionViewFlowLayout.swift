public import CoreGraphics
public import Foundation
public import UIFoundation

/// A layout in lines, like words of text: as many items in a line as fit, spread out to its ends.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of `estimatedItemSize` for self-sizing cells.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The minimum space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between neighbouring items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, unless the delegate returns another.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of self-sizing items; zero if items have the size `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of headers. Only the length in the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers. Only the length in the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The margins of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// True if headers should stay visible during scrolling. Galley stores the value and ignores it.
  open var sectionHeadersPinToVisibleBounds = false
  /// True if footers should stay visible during scrolling. Galley stores the value and ignores it.
  open var sectionFootersPinToVisibleBounds = false
  private var places: [UICollectionViewLayoutAttributes] = []
  private var contentLength: CGFloat = 0

  /// Creates a flow layout.
  public override init() { super.init() }

  /// Creates a flow layout without decoding anything from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The size of the collection view across the scroll direction.
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? inset.width : inset.height
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return isVertical
      ? CGSize(width: breadth, height: contentLength) : CGSize(width: contentLength, height: breadth)
  }

  open override func prepare() {
    super.prepare()
    places = []
    contentLength = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { placeSection(section, of: collectionView) }
  }

  private func placeSection(_ section: Int, of view: UICollectionView) {
    let delegate = view.flowDelegate
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    placeEdge(UICollectionView.elementKindSectionHeader, header, section)
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    contentLength += isVertical ? insets.top : insets.left
    placeItems(of: section, insets: insets, in: view)
    contentLength += isVertical ? insets.bottom : insets.right
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    placeEdge(UICollectionView.elementKindSectionFooter, footer, section)
  }

  private func placeEdge(_ kind: String, _ size: CGSize, _ section: Int) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(indexes: [section, 0]))
    place.frame = rect(along: contentLength, across: 0, length: length, breadth: breadth)
    places.append(place)
    contentLength += length
  }

  private func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  private func placeItems(of section: Int, insets: UIEdgeInsets, in view: UICollectionView) {
    let delegate = view.flowDelegate
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> CGSize in
      let path = IndexPath(indexes: [section, item])
      if let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) { return size }
      return estimatedItemSize == .zero ? itemSize : view.fittingSize(ofItemAt: path) ?? itemSize
    }
    let start = isVertical ? insets.left : insets.top
    let room = breadth - start - (isVertical ? insets.right : insets.bottom)
    let areAlike = sizes.allSatisfy { across($0) == across(sizes[0]) }
    var (first, fullGap) = (0, CGFloat?.none)
    while first < sizes.count {
      var last = first
      var taken = across(sizes[first])
      while last + 1 < sizes.count, taken + spacing + across(sizes[last + 1]) <= room {
        last += 1
        taken += spacing + across(sizes[last])
      }
      if first > 0 { contentLength += lineSpacing }
      let gaps = last - first
      let isLast = last == sizes.count - 1
      // The last line is not spread out; items of equal size keep to the columns above.
      let ownGap = gaps > 0 && !isLast ? spacing + (room - taken) / CGFloat(gaps) : spacing
      let gap = isLast && areAlike ? fullGap ?? ownGap : ownGap
      fullGap = ownGap
      placeLine(Array(sizes[first...last]), from: first, of: section, start: start, gap: gap)
      first = last + 1
    }
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func placeLine(_ sizes: [CGSize], from first: Int, of section: Int, start: CGFloat, gap: CGFloat) {
    let length = sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0
    var position = start
    for (index, size) in sizes.enumerated() {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(indexes: [section, first + index]))
      let own = isVertical ? size.height : size.width
      place.frame = rect(
        along: contentLength + (length - own) / 2, across: position, length: own, breadth: across(size))
      places.append(place)
      position += across(size) + gap
    }
    contentLength += length
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return places.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return places.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}

/// The reason for invalidating a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// True if the delegate's sizes and spaces must be requested again. In Galley they always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True if properties of the layout have changed.
  open var invalidateFlowLayoutAttributes = true
}
