import Foundation

/// The content of a table or a collection: sections, and the items of each, in order. An identifier means one section
/// or item; using an unknown one stops the program, as on iOS.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { preconditionFailure("there is no section \(section)") }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    preconditionFailure("there is no item \(item)")
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  /// Returns the section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the position of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the position of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier))
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index(of: toIdentifier) + 1)
  }

  /// Removes sections, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let moved = sections.remove(at: index(of: identifier))
    sections.insert(moved, at: index(of: toIdentifier))
  }

  /// Moves a section after another.
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

  /// Adds items at the end of a section, the last unless another is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "there are no sections to append items to")
    let section = sectionIdentifier.map { index(of: $0) } ?? sections.count - 1
    sections[section].items += identifiers
  }

  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  /// Adds items after another.
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

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }

  /// Sets the cells of items up again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Returns true if another has the same sections and items in the same order.
  func hasSameItems(as other: Self) -> Bool {
    sections.map(\.identifier) == other.sections.map(\.identifier)
      && sections.map(\.items) == other.sections.map(\.items)
  }

  /// Clears the lists of cells to reload.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reloadedSectionIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let items = sections[indexPath[0]].items
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  /// Returns the position of an item, nil if there is none.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return IndexPath(indexes: [index, place]) }
    }
    return nil
  }
}
