import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyScenes
import GalleyText
import GalleyViews

/// Returns the upright lines that a display list draws for the views of a page, in the order of the
/// views.
///
/// Glyphs are found in the list by font and origin. Text that is rotated, stroked or not drawn is left out.
func linesOfGlyphs(of page: ScenePage, drawnBy list: DisplayList) -> [GlyphLine] {
  var search = LineSearch(drawn: DrawnGlyphs(list), scale: page.scene.scale)
  search.visit(page.window, at: page.window.frame.origin)
  return search.lines
}

/// The glyphs that a display list draws, by font and origin.
private struct DrawnGlyphs {
  private struct Key: Hashable {
    let font: Font
    let x, y: Int

    /// Creates a key from a font and an origin. The origin is rounded to 1/65536, so that equal
    /// positions compare equal.
    init(_ font: Font, _ origin: Point) {
      self.font = font
      x = Int((origin.x * 65_536).rounded())
      y = Int((origin.y * 65_536).rounded())
    }
  }

  /// The rules by which all glyphs of the display list are drawn as pixels.
  let rules: GlyphRules
  private var commands: [Key: GlyphsCommand] = [:]

  init(_ list: DisplayList) {
    rules = list.glyphRules
    var shadows = 0
    for command in list.commands {
      switch command {
      case .pushShadow: shadows += 1
      case .popShadow: shadows -= 1
      case .glyphs(let glyphs) where shadows == 0 && glyphs.strokeWidth == nil:
        guard abs(glyphs.origin.x) < 1e7, abs(glyphs.origin.y) < 1e7 else { continue }
        commands[Key(glyphs.font, glyphs.origin)] = glyphs
      default: continue
      }
    }
  }

  func command(of font: Font, at origin: Point) -> GlyphsCommand? {
    abs(origin.x) < 1e7 && abs(origin.y) < 1e7 ? commands[Key(font, origin)] : nil
  }
}

/// A search through views for lines of text.
private struct LineSearch {
  let drawn: DrawnGlyphs
  let scale: Double
  private(set) var lines: [GlyphLine] = []

  /// Collects the lines of a view and its subviews. `origin` is the view's upper left corner in the
  /// picture, in points.
  mutating func visit(_ view: View, at origin: Point) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let content = Point(x: origin.x - view.bounds.minX, y: origin.y - view.bounds.minY)
    if let view = view.asTextShowing { note(view, at: content) }
    for inner in view.subviews {
      visit(inner, at: Point(x: content.x + inner.frame.minX, y: content.y + inner.frame.minY))
    }
  }

  private mutating func note(_ view: any TextShowing, at content: Point) {
    guard let placement = view.placement else { return }
    let units = placement.layout.shaped.text.utf16
    for (index, line) in placement.layout.lines.enumerated() {
      let shift = Point(
        x: content.x + placement.origin(of: line).x,
        y: content.y + placement.drawnBaseline(of: line, inViewAt: content) - line.baseline)
      let glyphs = line.runs.flatMap { self.glyphs(of: $0, shift: shift, units) }
      guard !glyphs.isEmpty else { continue }
      lines.append(GlyphLine(view: view.id ?? view.kindName, kind: view.kindName, number: index + 1, glyphs: glyphs))
    }
  }

  private func glyphs(of run: GlyphRun, shift: Point, _ units: [UInt16]) -> [LayoutGlyph] {
    let origin = Point(x: run.origin.x + shift.x, y: run.origin.y + shift.y)
    guard run.kind != .attachment, !run.font.face.isColor, let command = drawn.command(of: run.font, at: origin) else {
      return []
    }
    let pixelsPerEm = run.font.pointSize * scale
    let grid = drawn.rules.grid(pixelsPerEm: pixelsPerEm)
    var glyphs: [LayoutGlyph] = []
    run.forEachGlyph { glyph in
      let place = Point(x: glyph.origin.x + shift.x, y: glyph.origin.y + shift.y)
      guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
      let character = units[max(0, min(glyph.cluster, units.count))...].prefix(2)
      glyphs.append(
        LayoutGlyph(
          font: run.font, pixelsPerEm: pixelsPerEm, grid: grid, glyph: glyph.glyph, x: place.x * scale,
          row: grid.row(y: place.y * scale),
          color: command.color, text: String(String(decoding: character, as: UTF16.self).prefix(1))))
    }
    return glyphs
  }
}
