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
