/// Returns rows with one value of each axis, so that each pair of values of two axes occurs at least once. The first
/// row has the first value of every axis.
///
/// In-parameter-order generation (Lei and Tai, 1998): axes are added one by one, the longest first. Each adds to every
/// row the value that makes the most new pairs, then rows for the remaining pairs. The same counts give the same rows.
/// - Parameter counts: the number of values of each axis, at least 1.
func pairwiseRows(_ counts: [Int]) -> [[Int]] {
  guard counts.count > 1 else { return counts.first.map { (0..<$0).map { [$0] } } ?? [[]] }
  let order = counts.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  let sizes = order.map { counts[$0] }
  var rows: [[Int?]] = (0..<sizes[0]).flatMap { first in (0..<sizes[1]).map { [first, $0] } }
  for axis in sizes.indices.dropFirst(2) {
    var pairs = OpenPairs(of: axis, sizes)
    for row in rows.indices {
      // The row of all first values stays, so that the scene itself is always included.
      let value = row == 0 ? 0 : pairs.bestValue(for: rows[row])
      rows[row].append(value)
      pairs.cover(rows[row])
    }
    for (other, value, own) in pairs.all {
      if let row = rows.firstIndex(where: { $0[axis] == own && ($0[other] == nil || $0[other] == value) }) {
        rows[row][other] = value
      } else {
        var row = [Int?](repeating: nil, count: axis + 1)
        row[other] = value
        row[axis] = own
        rows.append(row)
      }
    }
  }
  return rows.map { row in
    var result = [Int](repeating: 0, count: counts.count)
    for (place, axis) in order.enumerated() { result[axis] = row[place] ?? 0 }
    return result
  }
}

/// The pairs of values of one axis and an earlier axis that no row contains yet.
private struct OpenPairs {
  private let axis: Int
  private let size: Int
  /// The open pairs as a list for each earlier axis: true for each pair of values that no row
  /// contains yet. The index in the list is formed from the earlier axis's value and this axis's
  /// value.
  private var isOpen: [[Bool]]

  init(of axis: Int, _ sizes: [Int]) {
    self.axis = axis
    size = sizes[axis]
    isOpen = sizes[..<axis].map { [Bool](repeating: true, count: $0 * sizes[axis]) }
  }

  /// Returns the value of this axis that forms the most new pairs with the values of a row; the
  /// first if several form equally many.
  func bestValue(for row: [Int?]) -> Int {
    var (best, most) = (0, -1)
    for value in 0..<size {
      let gain = isOpen.indices.count { other in row[other].map { isOpen[other][$0 * size + value] } ?? false }
      if gain > most { (best, most) = (value, gain) }
    }
    return best
  }

  /// Removes the pairs of a row from the open pairs.
  mutating func cover(_ row: [Int?]) {
    guard let own = row[axis] else { return }
    for other in isOpen.indices {
      if let value = row[other] { isOpen[other][value * size + own] = false }
    }
  }

  /// The open pairs as the earlier axis, its value, and this axis's value.
  var all: [(other: Int, value: Int, own: Int)] {
    isOpen.indices.flatMap { other in
      isOpen[other].indices.filter { isOpen[other][$0] }.map { (other, $0 / size, $0 % size) }
    }
  }
}
