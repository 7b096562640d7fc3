import GalleyBase
import GalleyDrawing
import GalleyFonts

/// A glyph in a scene's layout. Lengths are in device pixels, y down, from the upper left corner of
/// the picture.
struct LayoutGlyph: Hashable, Sendable {
  var font: Font
  /// The number of pixels per em.
  var pixelsPerEm: Double
  /// The grid of positions that the glyph is rounded to.
  var grid: GlyphGrid
  /// The index of the glyph in the font.
  var glyph: UInt32
  /// The column of the origin, not rounded.
  var x: Double
  /// The row of the drawn origin.
  var row: Int
  var color: Color
  /// The characters that the glyph represents.
  var text: String
}

/// A line of text in a scene that is not rotated, with its glyphs.
struct GlyphLine: Sendable {
  /// The id of the view, or the kind of the view if it has no id.
  var view: String
  /// The kind of the view, as scenes name it.
  var kind: String
  /// The number of the line, from 1.
  var number: Int
  /// The filled glyphs of a single colour, from left to right.
  var glyphs: [LayoutGlyph]

  /// The name of the line, such as `line 2 of "title"`.
  var name: String { "line \(number) of \"\(view)\"" }

  /// Returns a rectangle that contains all pixels that the line's glyphs may cover.
  func bounds(_ shapes: inout GlyphShapes) -> PixelRect {
    glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { bounds, glyph in
      guard let cell = shapes.cell(of: glyph) else { return bounds }
      return bounds.isEmpty ? cell : bounds.union(cell)
    }
  }
}

extension PixelRect {
  /// True if one of `areas` contains pixels of the line.
  func touches(_ areas: [PixelRect]) -> Bool { areas.contains { !intersection($0).isEmpty } }

  /// Returns the smallest rectangle that contains both rectangles.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
