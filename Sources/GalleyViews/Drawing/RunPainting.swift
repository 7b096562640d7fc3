import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// One run of glyphs with the lines under and through it.
struct RunPainting {
  let run: GlyphRun
  let line: LineFragment
  let paint: TextPaint
  let text: [UInt16]

  /// Records the run, all in `color`, or in its own colours if that is nil.
  /// - Parameter shift: where the container's origin lies on the canvas.
  func draw(shift: Point, color: Color?, on canvas: inout Canvas) {
    let attributes = paint.attributes(of: run)
    let foreground = color ?? paint.color(attributes)
    // Lines follow the font that was asked for, so that stand-ins for single characters do not break them.
    let font = attributes.font.map { $0.withSize(run.font.pointSize) } ?? run.font
    drawDecoration(
      attributes.underlineStyle, top: font.underlinePosition, thickness: font.underlineThickness,
      color: color ?? attributes.underlineColor ?? foreground, shift: shift, on: &canvas)
    canvas.draw(glyphs(shift: shift, color: foreground))
    drawDecoration(
      attributes.strikethroughStyle, top: font.strikethroughPosition, thickness: font.strikethroughThickness,
      color: color ?? attributes.strikethroughColor ?? foreground, shift: shift, on: &canvas)
  }

  private func glyphs(shift: Point, color: Color) -> GlyphsCommand {
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    run.forEachGlyph { glyph in
      glyphs.append(
        PositionedGlyph(glyph: glyph.glyph, x: glyph.origin.x - run.origin.x, y: glyph.origin.y - run.origin.y))
    }
    let origin = Point(x: run.origin.x + shift.x, y: run.origin.y + shift.y)
    return GlyphsCommand(font: run.font, origin: origin, glyphs: glyphs, color: color)
  }

  /// Records the lines of one decoration. They stand on whole pixels and are at least one pixel thick, so that all
  /// lines of a text look alike.
  /// - Parameters:
  ///   - top: upper edge above the baseline, y up, as fonts state it.
  ///   - thickness: that of a single line.
  private func drawDecoration(
    _ style: LineDecoration, top: Double, thickness: Double, color: Color, shift: Point, on canvas: inout Canvas
  ) {
    guard !style.isDisjoint(with: .double.union(.thick)) else { return }
    let grid = PixelGrid(scale: canvas.scale)
    let single = max(1 / canvas.scale, grid.round(style.contains(.thick) ? 2 * thickness : thickness))
    let upper = grid.round(run.origin.y + shift.y - top)
    for extent in decoratedExtents(byWord: style.contains(.byWord)) {
      let rect = Rect(
        x: extent.lowerBound + shift.x, y: upper, width: extent.upperBound - extent.lowerBound, height: single)
      canvas.fill(rect, color)
      if style.contains(.double) { canvas.fill(rect.offsetBy(dx: 0, dy: 2 * single), color) }
    }
  }

  /// Where the lines stand: along the whole run, or only at its words.
  private func decoratedExtents(byWord: Bool) -> [ClosedRange<Double>] {
    guard let whole = line.visibleExtent(of: run) else { return [] }
    guard byWord else { return [whole] }
    var words: [ClosedRange<Double>] = []
    var pen = run.origin.x
    for glyph in run.glyphs {
      let end = pen + Double(fixed16: glyph.advance)
      let left = max(pen, whole.lowerBound)
      let right = min(end, whole.upperBound)
      if left < right, !isSpace(at: run.clusterBase + Int(glyph.cluster)) {
        if let last = words.last, last.upperBound == left {
          words[words.count - 1] = last.lowerBound...right
        } else {
          words.append(left...right)
        }
      }
      pen = end
    }
    return words
  }

  private func isSpace(at offset: Int) -> Bool {
    guard run.kind == .text, offset < text.count else { return run.kind == .tab }
    return text[offset] == 0x20 || text[offset] == 0xA0 || text[offset] == 0x3000
      || (0x2000...0x200A).contains(text[offset])
  }
}
