import GalleyBase
import GalleyFonts

/// A horizontal strip across a glyph, in points from the glyph's origin, y down.
struct InkStrip: Hashable {
  let font: Font
  let glyph: UInt32
  let top, bottom: Double
}

/// A cache of the horizontal extents in which glyphs cross a strip, such as an underline. The
/// underline is interrupted there.
final class InkStrips {
  private var known: [InkStrip: [ClosedRange<Double>]] = [:]

  /// Returns the horizontal extents at which a glyph crosses a strip, from left to right, in points
  /// from the glyph's origin.
  func extents(in strip: InkStrip, with typesetter: Typesetter) -> [ClosedRange<Double>] {
    if let extents = known[strip] { return extents }
    let ink = typesetter.inkBounds(font: strip.font, glyph: strip.glyph)
    var extents: [ClosedRange<Double>] = []
    if ink.maxY > strip.top, ink.minY < strip.bottom {
      extents = typesetter.outline(font: strip.font, glyph: strip.glyph)
        .inkExtents(fromY: strip.top, to: strip.bottom)
    }
    known[strip] = extents
    return extents
  }
}
