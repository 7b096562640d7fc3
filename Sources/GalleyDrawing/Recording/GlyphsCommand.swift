public import GalleyBase
public import GalleyFonts

/// A glyph and where it stands.
public struct PositionedGlyph: Hashable, Sendable {
  /// Index of the glyph in its face.
  public var glyph: UInt32
  /// Where the glyph's origin is, in points from the origin of the command, to the right.
  public var x: Double
  /// Where the glyph's origin is, in points from the origin of the command, downwards.
  public var y: Double

  /// A glyph at (`x`, `y`).
  @inlinable public init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Glyphs of one font in one colour.
///
/// The positions do not depend on the scale. When drawn, each goes to a position of the pixel grid; see `GlyphGrid`.
public struct GlyphsCommand: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// Where the glyphs' coordinates start, in points.
  public var origin: Point
  /// The glyphs, in drawing order.
  public var glyphs: [PositionedGlyph]
  /// The colour. A colour glyph (an emoji) brings its own and takes only the opacity.
  public var color: Color
  /// Points: draws a line of this width centred on each glyph's outline instead of filling it, with the joins of
  /// `strokePath`. Nil fills. Coloured bitmaps have no outline and are left out.
  public var strokeWidth: Double?

  /// Glyphs of `font`, whose positions count from `origin`; filled unless there is a width to stroke.
  public init(
    font: Font, origin: Point, glyphs: [PositionedGlyph], color: Color, strokeWidth: Double? = nil
  ) {
    self.font = font
    self.origin = origin
    self.glyphs = glyphs
    self.color = color
    self.strokeWidth = strokeWidth
  }
}
