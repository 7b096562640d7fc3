extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start. `onDelete` reports such offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    self = rest
  }
}

extension MutableCollection {
  /// Moves elements before the element at another offset. The moved elements keep their order.
  /// `onMove` reports such offsets.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = Array(enumerated())
    let moved = numbered.filter { source.contains($0.offset) }
    let kept = numbered.filter { !source.contains($0.offset) }
    let before = kept.prefix { $0.offset < destination }
    for (index, pair) in zip(indices, before + moved + kept.dropFirst(before.count)) { self[index] = pair.element }
  }
}
