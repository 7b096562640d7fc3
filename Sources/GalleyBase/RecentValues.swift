/// Values by what they were found for, so that none is found twice. Those that were asked for long ago are forgotten, a
/// half of all at a time: that takes no list in the order of their use.
///
/// Inlinable, so that other modules compare keys in place: keys are large to copy. The functions of a type of this package
/// are so only if the type is usable from inline code, too.
@usableFromInline package struct RecentValues<Key: Hashable, Value> {
  @usableFromInline struct Entry {
    @usableFromInline let value: Value
    @usableFromInline let cost: Int

    @inlinable init(value: Value, cost: Int) { (self.value, self.cost) = (value, cost) }
  }

  @usableFromInline let capacity: Int
  @usableFromInline var recent: [Key: Entry] = [:]
  /// Those that were not asked for since there were last too many.
  @usableFromInline var earlier: [Key: Entry] = [:]
  @usableFromInline var recentCost = 0

  /// Values that cost up to `capacity` together, in any unit.
  @inlinable package init(capacity: Int) { self.capacity = capacity }

  /// Returns the value for a key; nil if there is none, or it is forgotten.
  @inlinable package mutating func value(for key: Key) -> Value? {
    if let known = recent[key] { return known.value }
    guard let known = earlier.removeValue(forKey: key) else { return nil }
    keep(known, for: key)
    return known.value
  }

  /// Keeps a value for a key that has none. One that costs more than half the capacity is not kept.
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
