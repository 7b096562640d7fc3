public import GalleyBase
public import GalleyFonts

/// A glyph and how it lies.
public struct TurnedGlyph: Hashable, Sendable {
  /// Index of the glyph in its face.
  public var glyph: UInt32
  /// From the glyph's own coordinates (points, y down, from its origin) to those of the canvas.
  public var transform: AffineTransformation

  /// A glyph placed by `transform`.
  @inlinable public init(glyph: UInt32, transform: AffineTransformation) {
    self.glyph = glyph
    self.transform = transform
  }
}

/// Glyphs of one font in one colour that do not stand upright, as those of text along a path. They are drawn where
/// they are: nothing is rounded to pixels.
public struct TurnedGlyphsCommand: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// The glyphs, in drawing order.
  public var glyphs: [TurnedGlyph]
  /// The colour. A colour glyph (an emoji) brings its own and takes only the opacity.
  public var color: Color
  /// Points: draws a line of this width centred on each glyph's outline instead of filling it; nil fills. Coloured
  /// bitmaps have no outline and are left out.
  public var strokeWidth: Double?

  /// Glyphs of `font`; filled unless there is a width to stroke.
  public init(font: Font, glyphs: [TurnedGlyph], color: Color, strokeWidth: Double? = nil) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
