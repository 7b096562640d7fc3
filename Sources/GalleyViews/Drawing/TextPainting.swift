import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// Draws laid out text, run by run.
struct TextPainting {
  let paint: TextPaint
  let layers: TextLayers
  /// The layout that contains the runs.
  let layout: TextLayout
  /// The colour of all runs, instead of their own; nil keeps their own colours.
  let color: Color?
  /// The cache of the places where glyphs interrupt underlines.
  let inkStrips = InkStrips()

  /// The UTF-16 code units of the text.
  var utf16: [UInt16] { layout.shaped.text.utf16 }

  /// Draws the glyphs of a run, or its attachment.
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

  /// Returns the colours in which a run's glyphs are drawn, in order. Each colour comes with the
  /// width of a stroke, or with nil for a fill.
  ///
  /// Colour glyphs have no outlines and are always filled.
  func inks(of run: GlyphRun, _ attributes: TextAttributes) -> [(color: Color, strokeWidth: Double?)] {
    let foreground = color ?? paint.color(attributes)
    guard let percent = attributes.strokeWidth, percent != 0, !run.font.face.isColor else { return [(foreground, nil)] }
    let own = color ?? paint.overridingColor ?? attributes.strokeColor ?? foreground
    let stroke: (Color, Double?) = (own, abs(percent) / 100 * run.font.pointSize)
    return percent > 0 ? [stroke] : [(foreground, nil), stroke]
  }

  /// Returns a command that draws a run's glyphs in black.
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

  /// Draws an attachment's picture, if it has a picture that can be decoded.
  func drawAttachment(_ attachment: TextAttachment?, of run: GlyphRun, in line: DrawnLine, on canvas: inout Canvas) {
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
  /// Draws the shadows of all runs. Consecutive runs with the same soft shadow are drawn as one.
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

  /// Draws the shadow of a run.
  ///
  /// A soft shadow is recorded in the run's own colours, a sharp one in the shadow's colour with both opacities
  /// multiplied.
  private func drawShadow(
    _ shadow: Shadow, of run: GlyphRun, _ attributes: TextAttributes, isSoft: Bool, in line: DrawnLine,
    on canvas: inout Canvas
  ) {
    let opacity = Double(paint.color(attributes).alpha) / 255
    let painting = TextPainting(
      paint: paint, layers: layers, layout: layout, color: isSoft ? nil : shadow.color.multipliedAlpha(by: opacity))
    let painted = painted([run], of: line.line)
    for kind in DecorationKind.belowGlyphs where layers.contains(.lines(kind)) {
      painting.drawLines(kind, of: painted, in: line, on: &canvas)
    }
    painting.drawGlyphs(of: run, in: line, on: &canvas)
    for kind in DecorationKind.aboveGlyphs where layers.contains(.lines(kind)) {
      painting.drawLines(kind, of: painted, in: line, on: &canvas)
    }
  }
}
