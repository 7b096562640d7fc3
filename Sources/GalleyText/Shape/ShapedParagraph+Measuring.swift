import GalleyBase

extension ShapedParagraph {
  /// Index of the item that holds the unit at `offset`.
  func itemIndex(at offset: Int) -> Int {
    items.dropLast().partitionPoint { $0.range.upperBound > offset }
  }

  /// True if the text before and after would shape differently if cut here: HarfBuzz says so, or the cut goes through a
  /// ligature.
  func isUnsafeToBreak(at offset: Int) -> Bool { clusters[offset] != .start }

  /// Sum of the advances of a range, as shaped with its surroundings.
  func width(of range: Range<Int>) -> Length {
    var width = Length.zero
    for offset in range { width += Length(fixed16: advances[offset]) }
    return width
  }
}
