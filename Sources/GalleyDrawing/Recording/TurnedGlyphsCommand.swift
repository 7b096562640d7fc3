public import GalleyBase
public import GalleyFonts

/// A glyph and its transform.
public struct TurnedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var glyph: UInt32
  /// The transform from the coordinates of the glyph (points, y down, from its origin) to those of
  /// the canvas.
  public var transform: AffineTransformation

  /// Creates a turned glyph from the index of a glyph and its transform.
  @inlinable public init(glyph: UInt32, transform: AffineTransformation) {
    self.glyph = glyph
    self.transform = transform
  }
}

/// Glyphs of one font and colour that are not upright, for instance along a path. Their positions
/// are not rounded to pixels.
public struct TurnedGlyphsCommand: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// The glyphs, in drawing order.
  public var glyphs: [TurnedGlyph]
  /// The colour of the glyphs. Colour glyphs (emoji) have their own colours and use only its
  /// opacity.
  public var color: Color
  /// The width in points of a line along the outline of each glyph. With nil, glyphs are filled
  /// instead. Coloured bitmaps have no outline and are left out if there is a width.
  public var strokeWidth: Double?

  /// Creates a command that draws turned glyphs in `font`. They are filled unless there is a stroke
  /// width.
  public init(font: Font, glyphs: [TurnedGlyph], color: Color, strokeWidth: Double? = nil) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
