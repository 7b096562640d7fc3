public import Foundation

/// A data source of a collection that receives the whole content at once.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// A closure that makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that makes a header, footer or similar view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Makes headers, footers and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the data source of a collection and sets it there.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the content of the collection.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

  /// Applies the content of the collection, at once. The selection is kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    change { $0.take(snapshot) }
    completion?()
  }

  /// Applies the items of a section, which may have children.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    change { $0.take(snapshot, of: section) }
    completion?()
  }

  /// Applies the content of the collection, and requests all cells again.
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

  /// Returns the items of a section, with items below items.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.tree(of: section)
  }

  /// Returns the position of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.snapshot.item(at: indexPath) }

  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.indexPath(of: itemIdentifier)
  }

  /// Returns the section at a position.
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

  /// Returns a header, a footer and the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Applies the content of the collection, at once.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies the items of a section, at once.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies the content of the collection, and requests all cells again.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }
}
