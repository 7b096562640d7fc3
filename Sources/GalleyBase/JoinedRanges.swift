extension [Range<Int>] {
  /// Appends a range. If the new range begins where the last range ends, the last range is extended
  /// instead.
  package mutating func appendJoined(_ range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
