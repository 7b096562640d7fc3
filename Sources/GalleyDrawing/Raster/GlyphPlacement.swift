import GalleyBase
import GalleyFonts

/// Where a glyph's origin is on the pixel grid: x at the nearest quarter of a pixel, y at the nearest pixel, halves to
/// the right and down.
struct GlyphPlacement {
  /// The origin's column in quarter pixels.
  let quarters: Int
  /// The row of the baseline.
  let row: Int

  /// Nil for a glyph too far away to be in any picture, or not a number.
  init?(_ glyph: PositionedGlyph, of command: GlyphsCommand, scale: Double) {
    let x = (command.origin.x + glyph.x) * scale
    let y = (command.origin.y + glyph.y) * scale
    guard abs(x) < Subpixel.farthestPixel, abs(y) < Subpixel.farthestPixel else { return nil }
    quarters = Int((x * 4 + 0.5).rounded(.down))
    row = Int((y + 0.5).rounded(.down))
  }

  /// Quarter pixels right of the whole pixel, 0…3.
  var subpixel: Int { quarters & 3 }

  /// The pixels of a mask for this subpixel position.
  func bounds(of mask: GlyphMask) -> PixelRect {
    PixelRect(
      x: quarters >> 2 + Int(mask.left), y: row + Int(mask.top), width: Int(mask.width), height: Int(mask.height))
  }

  /// A length in points that counts from the glyph's origin, where it ends up in the picture, in points.
  func offset(scale: Double) -> Point { Point(x: Double(quarters) / 4 / scale, y: Double(row) / scale) }
}
