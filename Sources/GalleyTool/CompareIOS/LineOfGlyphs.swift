import GalleyBase
import GalleyDrawing
import GalleyFonts

/// A glyph as the scene sets it. Lengths are device pixels, y down, from the upper left corner of the picture.
struct SetGlyph: Hashable, Sendable {
  var font: Font
  /// Pixels of an em.
  var pixelsPerEm: Double
  /// The positions that it may take.
  var grid: GlyphGrid
  /// Index in the font.
  var glyph: UInt32
  /// The column of the origin, before any rounding.
  var x: Double
  /// The row that the origin is drawn on.
  var row: Int
  var color: Color
  /// The characters that it stands for.
  var text: String
}

/// A line as the scene sets it and draws it upright.
struct LineOfGlyphs: Sendable {
  /// The id of its view, or what kind of view it is.
  var view: String
  /// The kind of view, as scenes call it.
  var kind: String
  /// From 1.
  var number: Int
  /// Filled glyphs of one colour, from left to right.
  var glyphs: [SetGlyph]

  /// `line 2 of 'title'`.
  var name: String { "line \(number) of '\(view)'" }

  /// The pixels that its ink may touch.
  func bounds(_ shapes: inout GlyphShapes) -> PixelRect {
    glyphs.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { bounds, glyph in
      guard let cell = shapes.cell(of: glyph) else { return bounds }
      return bounds.isEmpty ? cell : bounds.union(cell)
    }
  }
}

extension PixelRect {
  /// Returns true if any pixel is in one of `areas` too.
  func touches(_ areas: [PixelRect]) -> Bool { areas.contains { !intersection($0).isEmpty } }

  /// The smallest rectangle with the pixels of both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
