extension ShapedParagraph {
  /// Index of the item that holds the unit at `offset`.
  func itemIndex(at offset: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// True if the text before and after would shape differently if cut here: HarfBuzz says so, or the cut goes through a
  /// ligature.
  func isUnsafeToBreak(at offset: Int) -> Bool { clusters[offset] != .start }

  /// Sum of the advances of a range, as shaped with its surroundings.
  func width(of range: Range<Int>) -> FixedLength {
    var width: FixedLength = 0
    for offset in range { width += FixedLength(advances[offset]) }
    return width
  }
}
