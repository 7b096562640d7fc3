import GalleyBase

extension ShapedParagraph {
  /// Index of the item that holds the unit at `offset`.
  func itemIndex(at offset: Int) -> Int {
    items.dropLast().partitionPoint { $0.range.upperBound > offset }
  }

  /// True if a cut here changes the shapes before and after it: HarfBuzz says so, or it goes through a ligature.
  func isUnsafeToBreak(at offset: Int) -> Bool { clusters[offset] != .start }

  /// Sum of the advances of a range, as shaped with its surroundings.
  func width(of range: Range<Int>) -> Length {
    var width = Length.zero
    for offset in range { width += Length(fixed16: advances[offset]) }
    return width
  }
}
