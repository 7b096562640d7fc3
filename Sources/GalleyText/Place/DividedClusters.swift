import GalleyFonts
import GalleyUnicode

// A grapheme cluster that no face has whole is divided over items, and so over pieces. What is done to each cluster is
// done to the last part alone.

extension ParagraphAnalysis {
  /// True if a grapheme cluster (UAX 29) ends at an offset, or has nothing after it but default ignorables, which show
  /// nothing that space could stand after.
  func isCluster(endingAt offset: Int) -> Bool {
    var place = offset
    while !boundaries[place].contains(.grapheme), boundaries[place].contains(.ignorable) { place += 1 }
    return boundaries[place].contains(.grapheme)
  }
}

extension Piece {
  /// The cluster that goes on in the next piece; nil if the last one ends with this.
  func dividedCluster(in analysis: ParagraphAnalysis) -> Int32? {
    guard kind == .text, !analysis.isCluster(endingAt: range.upperBound) else { return nil }
    return glyphs.lastCluster(isRightToLeft: level.isRightToLeft)
  }
}

extension ArraySlice<ShapedGlyph> {
  /// The last cluster in text order.
  func lastCluster(isRightToLeft: Bool) -> Int32? { isRightToLeft ? first?.cluster : last?.cluster }
}
