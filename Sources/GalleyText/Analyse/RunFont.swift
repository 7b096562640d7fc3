public import GalleyFonts

/// A font that stretches of a paragraph are set in.
public struct RunFont: Hashable, Sendable {
  /// Face and size, fallback included.
  public var font: Font
  /// True if no face has the characters of these stretches.
  public var isMissing = false
}

extension [RunFont] {
  /// The number of fonts among which one is looked for. Words of one font and spaces of another come in turn. The bound
  /// keeps the cost in proportion to the text where each letter has a font of its own; such a list has doubles.
  private static let sought = 8

  /// Returns the index of a font among the last of these, after adding it if it is not one of them.
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
