extension [Range<Int>] {
  /// Appends a range, or extends the last range if that ends where the new one begins.
  package mutating func appendJoined(_ range: Range<Int>) {
    if let last, last.upperBound == range.lowerBound {
      self[count - 1] = last.lowerBound..<range.upperBound
    } else {
      append(range)
    }
  }
}
