public import GalleyBase
public import GalleyFonts

/// A glyph and its transform.
public struct TurnedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var glyph: UInt32
  /// The transform from the glyph's coordinates (points, y down, from its origin) to those of the canvas.
  public var transform: AffineTransformation

  /// Creates a glyph that `transform` places.
  @inlinable public init(glyph: UInt32, transform: AffineTransformation) {
    self.glyph = glyph
    self.transform = transform
  }
}

/// Glyphs of one font and colour that are not upright, such as along a path. Their positions are not rounded to pixels.
public struct TurnedGlyphsCommand: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// The glyphs, in drawing order.
  public var glyphs: [TurnedGlyph]
  /// The colour. A colour glyph (an emoji) has its own colours and uses only the opacity.
  public var color: Color
  /// The width of a line along each glyph's outline, in points, drawn instead of the fill; nil fills the glyphs.
  /// Coloured bitmaps have no outline and are left out.
  public var strokeWidth: Double?

  /// Creates glyphs of `font`. They are filled unless there is a stroke width.
  public init(font: Font, glyphs: [TurnedGlyph], color: Color, strokeWidth: Double? = nil) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
