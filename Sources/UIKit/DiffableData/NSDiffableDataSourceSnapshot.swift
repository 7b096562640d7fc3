import Foundation

/// The content of a table or collection view: sections and their items, in order. Identifiers are
/// unique. Using an unknown identifier is a programming error, as on iOS.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells will be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells will be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells will be reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { preconditionFailure("the snapshot has no section \(section)") }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    preconditionFailure("the snapshot has no item \(item)")
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of a section's items.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  /// Returns the identifier of the section that contains an item; nil if no section contains it.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the index of an item among the items of all sections; nil if it is not in the
  /// snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier) + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: index(of: identifier))
    sections.insert(moved, at: index(of: toIdentifier))
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: index(of: identifier))
    sections.insert(moved, at: index(of: toIdentifier) + 1)
  }

  /// Marks sections for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Adds items at the end of a section. The default is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "the snapshot has no sections: append a section before items")
    let section = sectionIdentifier.map { index(of: $0) } ?? sections.count - 1
    sections[section].items += identifiers
  }

  /// Inserts items before another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  /// Inserts items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }

  /// Marks items whose cells should be reconfigured but not replaced.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Returns true if another snapshot has the same sections and items in the same order.
  func hasSameItems(as other: Self) -> Bool {
    sections.map(\.identifier) == other.sections.map(\.identifier)
      && sections.map(\.items) == other.sections.map(\.items)
  }

  /// Clears the lists of sections and items to reload or reconfigure.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reloadedSectionIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let items = sections[indexPath[0]].items
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return IndexPath(indexes: [index, place]) }
    }
    return nil
  }
}
