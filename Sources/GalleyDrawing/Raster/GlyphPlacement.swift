import GalleyBase
import GalleyFonts
import GalleyRaster

/// The position of a glyph's origin on the pixel grid, as determined by `GlyphGrid`.
struct GlyphPlacement {
  /// The column of the pixel that contains the origin, or whose left edge is at the origin.
  let pixel: Int
  /// The distance from the left edge of that pixel to the origin, as a fraction of a pixel.
  let phase: GlyphPhase
  /// The pixel row of the baseline.
  let row: Int

  /// Creates the position of a glyph on `grid` at `scale` pixels per point. Nil if the position is
  /// not a number or is too far away.
  init?(_ glyph: PositionedGlyph, of command: GlyphsCommand, on grid: GlyphGrid, scale: Double) {
    let x = (command.origin.x + glyph.x) * scale
    let y = (command.origin.y + glyph.y) * scale
    guard abs(x) < Subpixel.farthestPixel, abs(y) < Subpixel.farthestPixel else { return nil }
    let column = grid.column(x: x)
    pixel = column >= 0 ? column / grid.steps : -((grid.steps - 1 - column) / grid.steps)
    phase = GlyphPhase(column - pixel * grid.steps, of: grid.steps)
    row = grid.row(y: y)
  }

  /// Returns the pixels that a glyph's mask covers at this position.
  func bounds(of mask: GlyphMask) -> PixelRect {
    PixelRect(x: pixel + Int(mask.left), y: row + Int(mask.top), width: Int(mask.width), height: Int(mask.height))
  }

  /// Returns the origin of the glyph in the picture, in points.
  func origin(scale: Double) -> Point {
    Point(x: (Double(pixel) + Double(phase.step) / Double(phase.steps)) / scale, y: Double(row) / scale)
  }
}

extension GlyphsCommand {
  /// Returns the grid of positions for the command's glyphs at `scale` pixels per point.
  func grid(_ rules: GlyphRules, scale: Double) -> GlyphGrid { rules.grid(pixelsPerEm: font.pointSize * scale) }
}
