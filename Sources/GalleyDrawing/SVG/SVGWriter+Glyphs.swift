import GalleyBase
import GalleyFonts

extension SVGWriter {
  /// Writes glyphs at the same positions as in a raster picture.
  mutating func write(_ command: GlyphsCommand) throws(PNGError) {
    var group = SVGGlyphGroup(command.color, command.strokeWidth, in: self)
    let grid = command.grid(glyphRules, scale: scale)
    for glyph in command.glyphs {
      guard let place = GlyphPlacement(glyph, of: command, on: grid, scale: scale) else { continue }
      let origin = place.origin(scale: scale)
      guard
        let shape = try definitions.glyph(
          command.font, glyph.glyph, phase: place.phase, foreground: command.color, scale: scale,
          typesetter: typesetter)
      else { continue }
      // A bitmap was already rasterised for its position between pixels, so it is moved by whole pixels.
      let x = shape.isBitmap ? Double(place.pixel) / scale : origin.x
      group.add("<use href=\"#\(shape.id)\" x=\"\(x.svg)\" y=\"\(origin.y.svg)\"", isBitmap: shape.isBitmap, to: &self)
    }
    group.end(in: &self)
  }

  /// Writes glyphs that each have their own transform.
  mutating func write(_ command: TurnedGlyphsCommand) throws(PNGError) {
    var group = SVGGlyphGroup(command.color, command.strokeWidth, in: self)
    for glyph in command.glyphs {
      guard
        let shape = try definitions.glyph(
          command.font, glyph.glyph, phase: .whole, foreground: command.color, scale: scale, typesetter: typesetter)
      else { continue }
      group.add("<use href=\"#\(shape.id)\" transform=\"\(glyph.transform.svg)\"", isBitmap: shape.isBitmap, to: &self)
    }
    group.end(in: &self)
  }
}

/// Writes the glyphs of one command in order. Consecutive outlines are in a group that sets their
/// colour; bitmaps are outside of such groups.
private struct SVGGlyphGroup {
  private let start: String
  private let opacity: String
  private let isStroke: Bool
  private var isOpen = false

  init(_ color: Color, _ strokeWidth: Double?, in writer: SVGWriter) {
    start = "<g\(strokeWidth.map { writer.stroke($0, color) } ?? color.svg("fill"))>"
    opacity = color.alpha == 255 ? "" : " opacity=\"\((Double(color.alpha) / 255).svg)\""
    isStroke = strokeWidth != nil
  }

  /// Adds the element of a glyph. `element` is its beginning, without the end of the tag.
  mutating func add(_ element: String, isBitmap: Bool, to writer: inout SVGWriter) {
    if isBitmap {
      if isStroke { return }
      end(in: &writer)
      writer.add(element + opacity + "/>")
    } else {
      if !isOpen { writer.add(start) }
      isOpen = true
      writer.add(element + "/>")
    }
  }

  mutating func end(in writer: inout SVGWriter) {
    if isOpen { writer.add("</g>") }
    isOpen = false
  }
}
