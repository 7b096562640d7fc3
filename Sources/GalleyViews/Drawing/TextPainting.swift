import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// Paints runs of laid out text.
struct TextPainting {
  let paint: TextPaint
  let layers: TextLayers
  /// The characters of the text.
  let utf16: [UInt16]
  /// The colour of everything; nil leaves runs their own.
  let color: Color?
  /// The letters that are in the way of lines.
  let inkStrips = InkStrips()

  /// Records the glyphs of a run, or its attachment.
  func drawGlyphs(of run: GlyphRun, in line: DrawnLine, on canvas: inout Canvas) {
    let attributes = paint.attributes(of: run)
    if run.kind == .attachment {
      drawAttachment(attributes.attachment, of: run, in: line, on: &canvas)
      return
    }
    guard !run.glyphs.isEmpty else { return }
    var command = glyphs(of: run, shift: line.shift)
    for (color, width) in inks(of: run, attributes) {
      command.color = color
      command.strokeWidth = width
      canvas.draw(command)
    }
  }

  /// What a run's glyphs are drawn with, one after the other: colours that fill them, or that draw their outline in a
  /// width. Coloured glyphs are pictures: they are filled whatever the stroke, since they have no outline of their own.
  func inks(of run: GlyphRun, _ attributes: TextAttributes) -> [(color: Color, strokeWidth: Double?)] {
    let foreground = color ?? paint.color(attributes)
    guard let percent = attributes.strokeWidth, percent != 0, !run.font.face.isColor else { return [(foreground, nil)] }
    let own = color ?? paint.overridingColor ?? attributes.strokeColor ?? foreground
    let stroke: (Color, Double?) = (own, abs(percent) / 100 * run.font.pointSize)
    return percent > 0 ? [stroke] : [(foreground, nil), stroke]
  }

  /// The glyphs of a run, black.
  private func glyphs(of run: GlyphRun, shift: Point) -> GlyphsCommand {
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    run.forEachGlyph { glyph in
      glyphs.append(
        PositionedGlyph(glyph: glyph.glyph, x: glyph.origin.x - run.origin.x, y: glyph.origin.y - run.origin.y))
    }
    let origin = Point(x: run.origin.x + shift.x, y: run.origin.y + shift.y)
    return GlyphsCommand(font: run.font, origin: origin, glyphs: glyphs, color: .black)
  }

  /// Records an attachment's picture; a box without one shows nothing. A picture that cannot be read was refused where it
  /// came from, and shows nothing either.
  func drawAttachment(
    _ attachment: TextAttachment?, of run: GlyphRun, in line: DrawnLine, on canvas: inout Canvas
  ) {
    guard let attachment, !attachment.contents.isEmpty,
      let picture = paint.context.common.pictures.picture(attachment.contents)
    else {
      return
    }
    let frame = attachment.frame
    let rect = Rect(
      x: run.origin.x + line.shift.x + frame.minX, y: run.origin.y + line.shift.y - frame.maxY, width: frame.width,
      height: frame.height)
    canvas.draw(picture, in: rect)
  }
}

// MARK: Shadows

extension TextPainting {
  /// Records the shadows of all runs. Runs that follow each other with the same shadow cast it together.
  func drawShadows(of lines: [DrawnLine], on canvas: inout Canvas) {
    var open: Shadow?
    for line in lines {
      for run in line.line.runs {
        let attributes = paint.attributes(of: run)
        let shadow = paint.shadow(attributes)
        let isSoft = shadow.map { $0.blurRadius > 0 || run.kind == .attachment || run.font.face.isColor } ?? false
        if open != nil, open != shadow || !isSoft {
          canvas.restoreState()
          open = nil
        }
        guard let shadow else { continue }
        if isSoft && open == nil {
          canvas.saveState()
          canvas.beginShadow(shadow.color, blurRadius: shadow.blurRadius)
          open = shadow
        }
        drawShadow(shadow, of: run, attributes, isSoft: isSoft, in: line.offset(by: shadow.offset), on: &canvas)
      }
    }
    if open != nil { canvas.restoreState() }
  }

  /// Records what casts a soft shadow, in its own colours, or a sharp shadow itself: the run once more in another colour,
  /// as opaque as the run lets it be.
  private func drawShadow(
    _ shadow: Shadow, of run: GlyphRun, _ attributes: TextAttributes, isSoft: Bool, in line: DrawnLine,
    on canvas: inout Canvas
  ) {
    let opacity = Double(paint.color(attributes).alpha) / 255
    let painting = TextPainting(
      paint: paint, layers: layers, utf16: utf16, color: isSoft ? nil : shadow.color.multipliedAlpha(by: opacity))
    if layers.contains(.underlines) { painting.drawLines(.underline, of: [run], in: line, on: &canvas) }
    painting.drawGlyphs(of: run, in: line, on: &canvas)
    if layers.contains(.strikethroughs) { painting.drawLines(.strikethrough, of: [run], in: line, on: &canvas) }
  }
}
