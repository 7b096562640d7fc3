import GalleyFonts
import GalleyUnicode

// A grapheme cluster that no face has whole is divided over items, and so over pieces. Operations on each cluster apply
// to its last part only.

extension ParagraphAnalysis {
  /// True if a grapheme cluster (UAX 29) ends at an offset, or if only default ignorables, which show nothing, follow.
  func isCluster(endingAt offset: Int) -> Bool {
    var place = offset
    while !boundaries[place].contains(.grapheme), boundaries[place].contains(.ignorable) { place += 1 }
    return boundaries[place].contains(.grapheme)
  }
}
