import GalleyFonts
import GalleyUnicode

// If no single face has all characters of a grapheme cluster, several items, and so several pieces, share it.
// Operations on each cluster apply to its last part only.

extension ParagraphAnalysis {
  /// True if a grapheme cluster (UAX 29) ends at `offset`, or if only invisible default-ignorable
  /// characters remain until its end.
  func isCluster(endingAt offset: Int) -> Bool {
    var place = offset
    while !boundaries[place].contains(.grapheme), boundaries[place].contains(.ignorable) { place += 1 }
    return boundaries[place].contains(.grapheme)
  }
}
