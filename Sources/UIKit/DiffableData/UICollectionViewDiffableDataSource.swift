public import Foundation

/// A data source of a collection view whose content is applied as snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns a supplementary view, such as a header.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// The closure that returns supplementary views, such as headers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and sets it as the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns a snapshot of the current content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

  /// Applies a snapshot without an animation. The selection is kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    change { $0.take(snapshot) }
    completion?()
  }

  /// Applies a snapshot of a section, whose items can have children.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    change { $0.take(snapshot, of: section) }
    completion?()
  }

  /// Applies a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = content.take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func change(
    _ take: (inout DiffableContent<SectionIdentifierType, ItemIdentifierType>) ->
      DiffableContent<
        SectionIdentifierType, ItemIdentifierType
      >.Change
  ) {
    let selected = (collectionView?.indexPathsForSelectedItems ?? []).compactMap { itemIdentifier(for: $0) }
    switch take(&content) {
    case .reconfigure(let paths): collectionView?.reconfigureItems(at: paths)
    case .reload:
      collectionView?.reloadData()
      for path in selected.compactMap({ indexPath(for: $0) }) {
        collectionView?.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  /// Returns a snapshot of a section's current items as a tree.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.tree(of: section)
  }

  /// Returns the index of a section; nil if the data source does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.snapshot.item(at: indexPath) }

  /// Returns the index path of an item; nil if the data source does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

  /// Returns the number of items of a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = content.snapshot.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view, such as a header.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Applies a snapshot without an animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies a snapshot of a section without an animation.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies a snapshot and reloads all cells.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }
}
