extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies `condition`, or `endIndex` if none does.
  /// Uses binary search.
  ///
  /// Every element after the first that satisfies the condition must satisfy it too.
  @inlinable package func partitionPoint(where condition: (Element) throws -> Bool) rethrows -> Index {
    var start = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try condition(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }

  /// Returns the index of the first element that satisfies `condition`, or `endIndex` if none does.
  /// No search is needed if `guess` is this index.
  @inlinable package func partitionPoint(
    near guess: Index, where condition: (Element) throws -> Bool
  ) rethrows -> Index {
    if guess >= startIndex, guess <= endIndex, try guess == endIndex || condition(self[guess]),
      try guess == startIndex || !condition(self[index(before: guess)])
    {
      return guess
    }
    return try partitionPoint(where: condition)
  }
}
