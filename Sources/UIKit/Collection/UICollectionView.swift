public import CoreGraphics
public import Foundation
import UIFoundation

/// A view of cells whose frames a layout determines. Cells are created when they become visible,
/// and are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The category of a view in a collection view: cell, supplementary or decoration view.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The position of an item in the visible area after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top edge.
    public static let top = Self(rawValue: 1 << 0)
    /// The item is centred vertically.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// The item is at the bottom edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The item is at the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// The item is at the right edge.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private struct PartKey: Hashable {
    var kind: String?
    var path: IndexPath
  }

  /// The object that receives the events of the collection view.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The object that supplies the cells. Setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout, which determines the frames of the views.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { takeLayout(instead: oldValue) }
  }
  /// The view behind the cells.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// True if items can be selected.
  open var allowsSelection = true
  /// True if several items can be selected.
  open var allowsMultipleSelection = false
  /// True if cells should be created before they become visible. Galley stores the value and
  /// ignores it.
  open var isPrefetchingEnabled = true
  /// True while the items are edited. Cells receive it in their configuration state.
  open var isEditing = false {
    didSet { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } }
  }
  /// True if items can be selected during editing.
  open var allowsSelectionDuringEditing = false
  /// True if several items can be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// True if items can be dragged. Galley stores the value and ignores it.
  open var dragInteractionEnabled = false
  /// True between the drop of an item and its insertion: always false.
  open var hasUncommittedUpdates: Bool { false }
  private var makers = PartMakers()
  /// The shown parts that are supplementary views, and not cells or decorations.
  private var supplementaryKeys: Set<PartKey> = []
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var shown: [PartKey: UICollectionReusableView] = [:]
  private var selected: [IndexPath] = []
  /// The views that were created for measuring and will be shown soon. No more views are stored
  /// once their total area has reached twice the area of the bounds.
  private var prepared: [PartKey: UICollectionReusableView] = [:]
  /// The total area of the views in `prepared`.
  private var preparedArea: CGFloat = 0
  /// The cells that stay visible while they are reconfigured.
  private var kept: [IndexPath: UICollectionViewCell] = [:]
  private var laidOutBounds = CGRect.null

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private func takeLayout(instead old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  /// Sets the layout without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// Sets the layout without an animation, and calls a closure.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  func layoutIsInvalid() { setNeedsLayout() }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { delegate as? any UICollectionViewDelegateFlowLayout }

  // MARK: Kinds of cells

  /// Registers a class of cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers.register(cellClass, for: "cell/" + identifier)
  }

  /// Registers a class of supplementary views for an element kind and a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    makers.register(viewClass, for: elementKind + "/" + identifier)
  }

  /// Registers a nib for cells. Nib files cannot be read, but a subclass of `UINib` can make
  /// objects.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers.register(nib, for: "cell/" + identifier)
  }

  /// Registers a nib for supplementary views. Nib files cannot be read, but a subclass of `UINib`
  /// can make objects.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    makers.register(nib, for: kind + "/" + identifier)
  }

  private func part(_ key: String, _ identifier: String) -> UICollectionReusableView {
    if let used = spare[key]?.popLast() {
      used.prepareForReuse()
      return used
    }
    let part = makers.make(key, identifier)
    part.reuseIdentifier = identifier
    return part
  }

  /// Returns a cell for a reuse identifier, new or reused.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = kept.removeValue(forKey: indexPath), cell.reuseIdentifier == identifier { return cell }
    guard let cell = part("cell/" + identifier, identifier) as? UICollectionViewCell else {
      preconditionFailure("what is registered for \(identifier) is not a cell")
    }
    cell.list = compositionalLayout?.placement(ofKind: nil, at: indexPath)
    return cell
  }

  /// Returns a supplementary view, such as a header, new or reused.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let part = part(elementKind + "/" + identifier, identifier)
    part.list = compositionalLayout?.placement(ofKind: elementKind, at: indexPath)
    return part
  }

  private var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns the preferred size of an item's cell; nil if the cell does not exist or its size is
  /// zero.
  func fittingSize(ofItemAt indexPath: IndexPath) -> CGSize? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let size = preferredPlace(instead: place)?.frame.size
    return size == .zero ? nil : size
  }

  /// Returns the layout attributes that a cell or supplementary view prefers, given the attributes
  /// that the layout has computed; nil if there is no such view. The view is a subview of the
  /// collection view while it is measured, so that it has the same traits.
  func preferredPlace(
    instead place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let key = PartKey(kind: place.representedElementKind, path: place.indexPath)
    if let part = shown[key] ?? prepared[key] { return part.preferredLayoutAttributesFitting(place) }
    guard let made = makePart(key) else { return nil }
    insertSubview(made, at: 0)
    let preferred = made.preferredLayoutAttributesFitting(place)
    if preparedArea < 2 * bounds.width * bounds.height {
      made.removeFromSuperview()
      prepared[key] = made
      preparedArea += preferred.frame.width * preferred.frame.height
    } else {
      putAside(made, kind: key.kind)
    }
    return preferred
  }

  private func makePart(_ key: PartKey) -> UICollectionReusableView? {
    guard let kind = key.kind else { return dataSource?.collectionView(self, cellForItemAt: key.path) }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
  }

  private func putAside(_ part: UICollectionReusableView, kind: String?) {
    part.removeFromSuperview()
    if let identifier = part.reuseIdentifier { spare[(kind ?? "cell") + "/" + identifier, default: []].append(part) }
  }

  /// Requests the content from the data source again.
  open func reloadData() {
    for (key, part) in shown { putAside(part, kind: key.kind) }
    shown = [:]
    dropPrepared()
    selected = []
    collectionViewLayout.invalidateLayout()
  }

  /// Reloads sections. In Galley it reloads all data.
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Reloads items. In Galley it reloads all data.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reconfigures the existing cells of items without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      kept[path] = cell
      let new = dataSource?.collectionView(self, cellForItemAt: path)
      precondition(new === cell, "a cell that is reconfigured must be dequeued for the index path of its item")
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Updates the view after items were inserted in the data source. In Galley it reloads all data.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Updates the view after items were removed from the data source. In Galley it reloads all data.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Updates the view after an item was moved in the data source. In Galley it reloads all data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Updates the view after sections were inserted in the data source. In Galley it reloads all
  /// data.
  open func insertSections(_ sections: IndexSet) { reloadData() }

  /// Updates the view after sections were removed from the data source. In Galley it reloads all
  /// data.
  open func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Updates the view after a section was moved in the data source. In Galley it reloads all data.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Makes updates without an animation, and calls a closure.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Places

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeBounds()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    backgroundView?.frame = bounds
    show(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
  }

  /// Invalidates the layout after the bounds have changed: always after a change of the size, and
  /// after scrolling if the layout requests it.
  private func takeBounds() {
    let old = laidOutBounds
    guard old != bounds else { return }
    laidOutBounds = bounds
    if old.size != bounds.size {
      collectionViewLayout.invalidateLayout()
    } else if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
      collectionViewLayout.invalidateLayout(with: context)
    }
  }

  private func dropPrepared() {
    for (key, part) in prepared { putAside(part, kind: key.kind) }
    (prepared, preparedArea) = ([:], 0)
  }

  private func show(_ places: [UICollectionViewLayoutAttributes]) {
    let keys = Set(places.map { PartKey(kind: $0.representedElementKind, path: $0.indexPath) })
    for (key, part) in shown where !keys.contains(key) {
      shown[key] = nil
      putAside(part, kind: key.kind)
      if let cell = part as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      } else if let kind = key.kind, supplementaryKeys.remove(key) != nil {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: part, forElementOfKind: kind, at: key.path)
      }
    }
    for place in places.sorted(by: { $0.zIndex < $1.zIndex }) {
      let key = PartKey(kind: place.representedElementKind, path: place.indexPath)
      if let part = shown[key] { part.takePlace(place) } else { bring(key, to: place) }
      if place.zIndex > 0, let part = shown[key] { bringSubviewToFront(part) }
    }
    dropPrepared()
  }

  private func bring(_ key: PartKey, to place: UICollectionViewLayoutAttributes) {
    let part: UICollectionReusableView?
    switch place.representedElementCategory {
    case .cell:
      let cell = (prepared.removeValue(forKey: key) ?? makePart(key)) as? UICollectionViewCell
      cell?.isSelected = selected.contains(place.indexPath)
      if let cell { delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath) }
      part = cell
    case .supplementaryView:
      part = prepared.removeValue(forKey: key) ?? makePart(key)
      if let part {
        supplementaryKeys.insert(key)
        delegate?.collectionView(
          self, willDisplaySupplementaryView: part, forElementKind: key.kind ?? "", at: place.indexPath)
      }
    case .decorationView: part = collectionViewLayout.makeDecoration(ofKind: key.kind ?? "")
    }
    guard let part else { return }
    shown[key] = part
    part.takePlace(place)
    if place.representedElementCategory == .decorationView {
      insertSubview(part, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(part)
    }
  }

  /// Returns the layout attributes of an item; nil if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, such as a header; nil if the layout has
  /// none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[PartKey(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, such as a header; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[PartKey(kind: elementKind, path: indexPath)]
  }

  /// The index paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// Returns the index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }

  /// Returns the index path of the item at a point of the content; nil if there is no item.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls to an item without an animation.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    let size = collectionViewLayout.collectionViewContentSize
    offset.x = max(0, min(offset.x, size.width - bounds.width))
    offset.y = max(0, min(offset.y, size.height - bounds.height))
    setContentOffset(offset, animated: animated)
    setNeedsLayout()
  }

  // MARK: Selection

  /// True if a touch may select an item now. During editing, either of two properties allows it.
  private var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The index paths of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item and scrolls to it. The delegate is not notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !maySelectSeveral || indexPath == nil { for path in selected { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Selects the item under the touch that ended, and notifies the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self), let path = indexPathForItem(at: point), maySelect,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    // A tap ends at once, so the highlight does too.
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    defer {
      cellForItem(at: path)?.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
    if maySelectSeveral, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      let former = maySelectSeveral ? [] : selected.filter { $0 != path }
      selectItem(at: path, animated: false, scrollPosition: [])
      for path in former { delegate?.collectionView(self, didDeselectItemAt: path) }
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }
}
