public import GalleyFonts

/// A font that is used in one or more ranges of a paragraph.
public struct RunFont: Hashable, Sendable {
  /// The face and size, after font fallback.
  public var font: Font
  /// True if no face has the characters of these ranges.
  public var isMissing = false
}

extension [RunFont] {
  /// The number of most recent fonts that are searched.
  ///
  /// Words in one font alternate with spaces in another. The limit keeps the cost proportional to the text even if
  /// every letter has a font of its own; the list then has duplicates.
  private static let sought = 8

  /// Returns the index of `font` if it is among the last eight fonts. Otherwise appends the font
  /// and returns its index.
  mutating func index(of font: Font, isMissing: Bool) -> Int {
    var index = count
    while index > Swift.max(0, count - [RunFont].sought) {
      index -= 1
      if self[index].isMissing == isMissing, self[index].font == font { return index }
    }
    append(RunFont(font: font, isMissing: isMissing))
    return count - 1
  }
}
