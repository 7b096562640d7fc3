public import CoreGraphics
public import Foundation
import UIFoundation

/// The reason for a new layout. Layouts make everything again here, whatever the reason is.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if everything is.
  open var invalidateEverything: Bool { true }
  /// True if the numbers of sections and items are.
  open var invalidateDataSourceCounts: Bool { true }

  /// A reason.
  public override init() {}

  /// The items that are.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The change of the content's offset that comes with it.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size that comes with it.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The base class of layouts, which position the parts of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection.
  open package(set) weak var collectionView: UICollectionView?
  private var isPrepared = false
  private var decorations: [String: AnyClass] = [:]

  /// A layout.
  public override init() {}

  /// Creates a layout from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of reasons.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before layout attributes are requested.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the parts in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a header, footer or similar view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of a kind of decoration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Makes a decoration of a registered kind; nil if there is none.
  func makeDecoration(ofKind elementKind: String) -> UICollectionReusableView? {
    decorations[elementKind].flatMap {
      ClassTable(of: UIView.self).make($0, frame: .zero) as? UICollectionReusableView
    }
  }

  /// Returns true if new bounds require a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the reason why the layout is made again for other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns the reason why the layout is made again for a place that a part wants.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return ClassTable.object(of: kind ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Returns the point at which scrolling is to end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the point at which scrolling is to end.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns true if a view's preferred attributes differ from the layout's.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the initial attributes of an inserted item.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the final attributes of a removed item.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Called before items are inserted and removed.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after items were inserted and removed.
  open func finalizeCollectionViewUpdates() {}

  /// Invalidates the layout, which is computed again on the next request.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutIsInvalid()
  }

  /// Invalidates the layout, which is computed again on the next request.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}

/// A change of one item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The previous index path; nil if it is new.
  public let indexPathBeforeUpdate: IndexPath?
  /// The new index path; nil if it was removed.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind.
  public let updateAction: Action

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
  }
}
