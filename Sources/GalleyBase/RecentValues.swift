/// A cache of values by the keys for which they were computed. When half of its capacity is newly
/// used, all values that were not used since the last such time are removed at once. Therefore no
/// list in the order of use is necessary.
///
/// The type is inlinable, so that other modules compare keys in place: keys are large to copy. Functions of a type in
/// this package can be inlinable only if the type is usable from inline code, too.
@usableFromInline package struct RecentValues<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline let value: Value
    @usableFromInline let cost: Int

    @inlinable init(value: Value, cost: Int) { (self.value, self.cost) = (value, cost) }
  }

  @usableFromInline let capacity: Int
  @usableFromInline var recent: [Key: Entry] = [:]
  /// The values that were not used since `recent` was last emptied.
  @usableFromInline var earlier: [Key: Entry] = [:]
  @usableFromInline var recentCost = 0

  /// Creates a cache for values with a total cost of at most `capacity`, in any unit.
  @inlinable package init(capacity: Int) { self.capacity = capacity }

  /// Returns the value for a key; nil if it was not stored or has been removed.
  @inlinable package mutating func value(for key: Key) -> Value? {
    if let known = recent[key] { return known.value }
    guard let known = earlier.removeValue(forKey: key) else { return nil }
    keep(known, for: key)
    return known.value
  }

  /// Stores a value for a key that has none yet. A value that costs more than half the capacity is
  /// not stored.
  @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if cost <= capacity / 2 { keep(Entry(value: value, cost: cost), for: key) }
  }

  @inlinable mutating func keep(_ entry: Entry, for key: Key) {
    if recentCost + entry.cost > capacity / 2 {
      swap(&earlier, &recent)
      recent.removeAll(keepingCapacity: true)
      recentCost = 0
    }
    recent[key] = entry
    recentCost += entry.cost
  }
}
