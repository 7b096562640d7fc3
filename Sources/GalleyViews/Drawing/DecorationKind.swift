import GalleyBase
import GalleyFonts
import GalleyText

/// A kind of text decoration. It determines which attributes apply, and whether lines are drawn
/// below or above the glyphs.
enum DecorationKind: Int, CaseIterable {
  case underline
  case strikethrough

  /// The kinds that are drawn below the glyphs.
  static let belowGlyphs: [DecorationKind] = [.underline]
  /// The kinds that are drawn above the glyphs.
  static let aboveGlyphs: [DecorationKind] = [.strikethrough]

  /// Returns the line style of a run with the given attributes.
  func style(_ attributes: TextAttributes, _ paint: TextPaint) -> LineDecoration {
    switch self {
    case .underline: paint.underlineStyle(attributes)
    case .strikethrough: attributes.strikethroughStyle
    }
  }

  /// Returns the colour of a run's lines; nil if they have the colour of its glyphs.
  func color(_ attributes: TextAttributes) -> Color? {
    switch self {
    case .underline: attributes.underlineColor
    case .strikethrough: attributes.strikethroughColor
    }
  }

  /// Returns true if the lines have gaps where they would cross glyphs.
  func skipsInk(_ attributes: TextAttributes) -> Bool { self == .underline && attributes.underlineSkipsInk }

  /// Returns the lines of a style, positioned with the metrics of a font.
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
