public import GalleyBase
public import GalleyFonts

/// A glyph and its position.
public struct PositionedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var glyph: UInt32
  /// The distance of the glyph's origin to the right of the command's origin, in points.
  public var x: Double
  /// The distance of the glyph's origin below the command's origin, in points.
  public var y: Double

  /// Creates a positioned glyph at (`x`, `y`).
  @inlinable public init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font in one colour.
///
/// The positions do not depend on the scale. When drawn, each is moved to a position on the pixel grid; see
/// `GlyphGrid`.
public struct GlyphsCommand: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// The origin of the glyphs' coordinates, in points.
  public var origin: Point
  /// The glyphs, in drawing order.
  public var glyphs: [PositionedGlyph]
  /// The colour of the glyphs. Colour glyphs (emoji) have their own colours and use only its
  /// opacity.
  public var color: Color
  /// The width in points of a line along the outline of each glyph, with the joins of `strokePath`.
  /// With nil, glyphs are filled instead. Coloured bitmaps have no outline and are left out if
  /// there is a width.
  public var strokeWidth: Double?

  /// Creates a command that draws glyphs in `font` with positions relative to `origin`. They are
  /// filled unless there is a stroke width.
  public init(font: Font, origin: Point, glyphs: [PositionedGlyph], color: Color, strokeWidth: Double? = nil) {
    self.font = font
    self.origin = origin
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
