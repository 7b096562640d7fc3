public import CoreGraphics
public import Foundation
import UIFoundation

/// The reason for invalidating a layout. Galley's layouts always compute everything again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if the whole layout is invalid: always true.
  open var invalidateEverything: Bool { true }
  /// True if the numbers of sections and items are invalid: always true.
  open var invalidateDataSourceCounts: Bool { true }

  /// Creates an invalidation context.
  public override init() {}

  /// The index paths of the invalid items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The change of the content offset that the invalidation requires.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size that the invalidation requires.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds index paths to the invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The base class of layouts, which determine the frames of a collection view's cells and other
/// views.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  open package(set) weak var collectionView: UICollectionView?
  private var isPrepared = false
  private var decorations: [String: AnyClass] = [:]

  /// Creates a collection view layout.
  public override init() {}

  /// Creates a collection view layout without decoding anything from an interface file.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// The class of the layout attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The layout direction for which the layout was written: left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// True if UIKit mirrors the layout in the opposite layout direction; false by default. Layouts
  /// are not mirrored here, so an override has no effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Called before layout attributes are requested.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of the views in a rectangle. Returns nil by default; subclasses
  /// override it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the layout attributes of an item. Returns nil by default; subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a supplementary view, such as a header. Returns nil by
  /// default; subclasses override it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a decoration view. Returns nil by default; subclasses
  /// override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of the given kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Creates a decoration view of the given kind; nil if the kind is not registered.
  func makeDecoration(ofKind elementKind: String) -> UICollectionReusableView? {
    decorations[elementKind].flatMap {
      ClassTable(of: UIView.self).make($0, frame: .zero) as? UICollectionReusableView
    }
  }

  /// Returns true if new bounds require a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for an invalidation after the bounds have changed.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns the context for an invalidation after a view preferred other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return ClassTable.object(of: kind ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Returns the content offset at which scrolling should end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset at which scrolling should end.
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

  /// On iOS, called before an animated change of the bounds. It is never called here, since
  /// animations end at once.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// On iOS, called after an animated change of the bounds. It is never called here.
  open func finalizeAnimatedBoundsChange() {}

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

/// A change of an item: insertion, removal, reload or move.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index path before the change; nil for an inserted item.
  open var indexPathBeforeUpdate: IndexPath? { change.from }
  /// The index path after the change; nil for a removed item.
  open var indexPathAfterUpdate: IndexPath? { change.to }
  /// The kind of the change.
  open var updateAction: Action { change.action }
  private let change: (action: Action, from: IndexPath?, to: IndexPath?)

  /// Creates an item that describes no change. Tests override its properties.
  public override init() { change = (.none, nil, nil) }

  init(_ action: Action, from: IndexPath?, to: IndexPath?) { change = (action, from, to) }
}
