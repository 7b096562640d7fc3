import GalleyBase
import GalleyFonts
import GalleyText

/// The kind of a text decoration, which determines its attributes and whether it lies below or above the glyphs.
enum DecorationKind: Int, CaseIterable {
  case underline
  case strikethrough

  /// The kinds below the glyphs.
  static let belowGlyphs: [DecorationKind] = [.underline]
  /// The kinds above the glyphs.
  static let aboveGlyphs: [DecorationKind] = [.strikethrough]

  /// Returns the style of a run's lines.
  func style(_ attributes: TextAttributes, _ paint: TextPaint) -> LineDecoration {
    switch self {
    case .underline: paint.underlineStyle(attributes)
    case .strikethrough: attributes.strikethroughStyle
    }
  }

  /// Returns the colour of a run's lines; nil uses that of its glyphs.
  func color(_ attributes: TextAttributes) -> Color? {
    switch self {
    case .underline: attributes.underlineColor
    case .strikethrough: attributes.strikethroughColor
    }
  }

  /// Returns true if the lines leave gaps for ink.
  func skipsInk(_ attributes: TextAttributes) -> Bool { self == .underline && attributes.underlineSkipsInk }

  /// Returns the lines of a style, with the metrics of a font.
  func lines(_ style: LineDecoration, _ font: Font, grid: PixelGrid) -> DecorationLines {
    switch self {
    case .underline:
      DecorationLines(
        under: style, position: font.underlinePosition, fontThickness: font.underlineThickness, grid: grid)
    case .strikethrough:
      DecorationLines(
        through: style, position: font.strikethroughPosition, fontThickness: font.strikethroughThickness, grid: grid)
    }
  }
}
