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

  /// Creates a glyph at (`x`, `y`).
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
  /// The colour. A colour glyph (an emoji) has its own colours and uses only the opacity.
  public var color: Color
  /// The width of a line along each glyph's outline, in points, drawn instead of the fill and with the joins of
  /// `strokePath`; nil fills the glyphs. Coloured bitmaps have no outline and are left out.
  public var strokeWidth: Double?

  /// Creates glyphs of `font` with positions relative to `origin`. They are filled unless there is a stroke width.
  public init(font: Font, origin: Point, glyphs: [PositionedGlyph], color: Color, strokeWidth: Double? = nil) {
    self.font = font
    self.origin = origin
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
