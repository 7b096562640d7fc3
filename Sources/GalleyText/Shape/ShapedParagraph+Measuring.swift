import GalleyBase
import GalleyFonts
import GalleyUnicode

extension ShapedParagraph {
  /// Returns the index of the item that contains the unit at `offset`.
  func itemIndex(at offset: Int) -> Int {
    // The search runs over indices, so no item is copied.
    (0..<max(0, items.count - 1)).partitionPoint { items[$0].range.upperBound > offset }
  }

  /// True if a cut at `offset` changes the glyphs around it, because HarfBuzz flags it as unsafe or
  /// because it is inside a ligature.
  func isUnsafeToBreak(at offset: Int) -> Bool { clusters[offset] != .start }

  /// Returns the sum of the advances in a range, as the range is shaped together with its
  /// surroundings.
  func width(of range: Range<Int>) -> Length {
    var width = Length.zero
    for offset in range { width += Length(fixed16: advances[offset]) }
    return width
  }
}

extension ShapedParagraph {
  /// Returns the indices of an item's glyphs for the characters in a range.
  func glyphIndices(of item: Item, in range: Range<Int>) -> Range<Int> {
    if range == item.range { return item.glyphs }
    let glyphs = Slice(base: placedGlyphs, bounds: item.glyphs)
    if item.level.isRightToLeft { return glyphs.indices(ofClusters: range, isRightToLeft: true) }
    // If every unit has one glyph, as in most text, no search is needed.
    let shift = item.glyphs.lowerBound - item.range.lowerBound
    let first = glyphs.partitionPoint(near: range.lowerBound + shift) { Int($0.cluster) >= range.lowerBound }
    let last = glyphs.partitionPoint(near: first + range.count) { Int($0.cluster) >= range.upperBound }
    return first..<max(first, last)
  }
}

extension RandomAccessCollection<ShapedGlyph> {
  /// Returns the indices of the glyphs whose clusters are in a range.
  ///
  /// Cluster offsets ascend from left to right, or descend in right-to-left runs.
  func indices(ofClusters range: Range<Int>, isRightToLeft: Bool) -> Range<Index> {
    if isRightToLeft {
      let first = partitionPoint { Int($0.cluster) < range.upperBound }
      return first..<self[first...].partitionPoint { Int($0.cluster) < range.lowerBound }
    }
    let first = partitionPoint { Int($0.cluster) >= range.lowerBound }
    return first..<self[first...].partitionPoint { Int($0.cluster) >= range.upperBound }
  }
}
