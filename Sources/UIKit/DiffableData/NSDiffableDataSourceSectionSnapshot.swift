import Foundation

/// The items of a section as a tree. An item is visible if all its ancestors are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items with their levels. Each item comes before its descendants.
  private var nodes: [(item: ItemIdentifierType, level: Int)] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items, visible or not.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var (visible, hiddenBelow): ([ItemIdentifierType], Int?) = ([], nil)
    for node in nodes {
      if let hiddenBelow, node.level > hiddenBelow { continue }
      hiddenBelow = expanded.contains(node.item) ? nil : node.level
      visible.append(node.item)
    }
    return visible
  }

  private func position(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { preconditionFailure("the snapshot has no item \(item)") }
    return index
  }

  /// Returns the position after an item and its descendants.
  private func end(of position: Int) -> Int {
    nodes[(position + 1)...].firstIndex { $0.level <= nodes[position].level } ?? nodes.count
  }

  /// Returns the index of an item among all items; nil if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  /// Returns true if the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int { nodes[position(of: item)].level }
  /// Returns true if an item is expanded. Its children are then visible whenever the item is
  /// visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns true if an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the parent of an item; nil if the item is at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let position = position(of: child)
    return nodes[..<position].last { $0.level < nodes[position].level }?.item
  }
  /// Returns the descendants of an item as a separate snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let position = position(of: parent)
    let first = includingParent ? position : position + 1
    var part = Self()
    let nodes = nodes[first..<end(of: position)]
    let top = nodes.first?.level ?? 0
    part.nodes = nodes.map { ($0.item, $0.level - top) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// Adds items at the end, or as the last children of a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let position = parent.map { self.position(of: $0) }
    let level = position.map { nodes[$0].level + 1 } ?? 0
    nodes.insert(contentsOf: items.map { ($0, level) }, at: position.map { end(of: $0) } ?? nodes.count)
  }
  /// Inserts items before another item.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    let position = position(of: beforeIdentifier)
    let level = nodes[position].level
    nodes.insert(contentsOf: items.map { ($0, level) }, at: position)
  }
  /// Inserts items after another item and its descendants.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    let position = position(of: afterIdentifier)
    let level = nodes[position].level
    nodes.insert(contentsOf: items.map { ($0, level) }, at: end(of: position))
  }
  /// Removes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let position = index(of: item) else { continue }
      nodes.removeSubrange(position..<end(of: position))
    }
    expanded.formIntersection(self.items)
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Replaces the children of an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let position = position(of: parent)
    let level = nodes[position].level + 1
    nodes.replaceSubrange(
      (position + 1)..<end(of: position), with: snapshot.nodes.map { ($0.item, $0.level + level) })
    expanded = expanded.intersection(items).union(snapshot.expanded)
  }
  /// Expands items, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Collapses items, which hides their descendants.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}
