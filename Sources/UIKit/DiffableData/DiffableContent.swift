import Foundation

/// The state of a diffable data source: the current snapshot, and the section snapshots that were
/// applied.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  /// The update that a view needs after a snapshot was applied.
  enum Change {
    /// The view reloads all data and keeps the selection.
    case reload
    /// The view reconfigures the cells at some index paths.
    case reconfigure([IndexPath])
  }

  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Applies a snapshot, and returns the update that the view needs.
  mutating func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> Change {
    let isSame = snapshot.hasSameItems(as: new)
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap { new.indexPath(of: $0) }
    let reloads = !new.reloadedItemIdentifiers.isEmpty || !new.reloadedSectionIdentifiers.isEmpty
    snapshot = new
    snapshot.forgetReloads()
    trees = trees.filter { new.indexOfSection($0.key) != nil }
    return isSame && !reloads ? .reconfigure(reconfigured) : .reload
  }

  /// Applies a snapshot of a section, and returns the update that the view needs. A new section is
  /// added at the end.
  mutating func take(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, of section: Section) -> Change {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(tree.visibleItems, toSection: section)
    let change = take(new)
    trees[section] = tree
    return change
  }

  /// Returns the items of a section as a section snapshot.
  func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
