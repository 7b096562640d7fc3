import GalleyBase
import GalleyDrawing
import GalleyFonts

/// A glyph of a scene's layout. Lengths are device pixels, y down, from the upper left corner of the picture.
struct LayoutGlyph: Hashable, Sendable {
  var font: Font
  /// The number of pixels per em.
  var pixelsPerEm: Double
  /// The grid of positions that the glyph is rounded to.
  var grid: GlyphGrid
  /// The index in the font.
  var glyph: UInt32
  /// The column of the origin, before any rounding.
  var x: Double
  /// The row of the drawn origin.
  var row: Int
  var color: Color
  /// The characters of the glyph.
  var text: String
}

/// An upright line of a scene.
struct GlyphLine: Sendable {
  /// The id of its view, or the kind of view if it has no id.
  var view: String
  /// The kind of view, as in scenes.
  var kind: String
  /// The number of the line, from 1.
  var number: Int
  /// The filled glyphs of one colour, from left to right.
  var glyphs: [LayoutGlyph]

  /// The name of the line, such as `line 2 of 'title'`.
  var name: String { "line \(number) of \"\(view)\"" }

  /// Returns the pixels that the line's ink may touch.
  func bounds(_ shapes: inout GlyphShapes) -> PixelRect {
    glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { bounds, glyph in
      guard let cell = shapes.cell(of: glyph) else { return bounds }
      return bounds.isEmpty ? cell : bounds.union(cell)
    }
  }
}

extension PixelRect {
  /// Returns true if any of the pixels is in one of `areas`.
  func touches(_ areas: [PixelRect]) -> Bool { areas.contains { !intersection($0).isEmpty } }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
