import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

extension TextPainting {
  /// Draws text along a path, in the same layers as straight text.
  func draw(_ text: TextAlongPath, on canvas: inout Canvas) {
    if layers.contains(.grounds) {
      for run in painted(text.line.runs[...], of: text.line) { drawGround(of: run, in: text, on: &canvas) }
    }
    if layers.contains(.shadows) { drawShadows(of: text, on: &canvas) }
    drawLetters(of: text, text.line.runs[...], on: &canvas)
  }

  /// Draws underlines, glyphs and strikethroughs along a path.
  private func drawLetters(of text: TextAlongPath, _ runs: ArraySlice<GlyphRun>, on canvas: inout Canvas) {
    let painted = layers.isEmpty ? [] : painted(runs, of: text.line)
    for kind in DecorationKind.belowGlyphs where layers.contains(.lines(kind)) {
      drawLines(kind, of: painted, in: text, on: &canvas)
    }
    for run in runs { drawGlyphs(of: run, in: text, on: &canvas) }
    for kind in DecorationKind.aboveGlyphs where layers.contains(.lines(kind)) {
      drawLines(kind, of: painted, in: text, on: &canvas)
    }
  }

  private func drawGlyphs(of run: GlyphRun, in text: TextAlongPath, on canvas: inout Canvas) {
    let attributes = paint.attributes(of: run)
    if run.kind == .attachment {
      drawAttachment(attributes.attachment, of: run, in: text, on: &canvas)
      return
    }
    var glyphs: [TurnedGlyph] = []
    for cluster in text.clusters(of: run) {
      guard let place = text.place(at: cluster.middle) else { continue }
      for glyph in cluster.glyphs {
        let offset = AffineTransformation.translation(x: glyph.x - cluster.middle, y: glyph.y)
        glyphs.append(TurnedGlyph(glyph: glyph.glyph, transform: offset.concatenating(place.transform)))
      }
    }
    for (color, width) in inks(of: run, attributes) {
      canvas.draw(TurnedGlyphsCommand(font: run.font, glyphs: glyphs, color: color, strokeWidth: width))
    }
  }

  /// Draws an attachment's picture, upright above the middle of its advance.
  private func drawAttachment(
    _ attachment: TextAttachment?, of run: GlyphRun, in text: TextAlongPath, on canvas: inout Canvas
  ) {
    let left = run.origin.x + text.placed.shift.x
    guard let place = text.place(at: left + run.width / 2) else { return }
    let shift = Point(x: place.point.x - run.origin.x - run.width / 2, y: place.point.y - text.line.baseline)
    drawAttachment(attachment, of: run, in: text.placed(at: shift), on: &canvas)
  }

  private func drawGround(of run: PaintedRun, in text: TextAlongPath, on canvas: inout Canvas) {
    guard let color = run.attributes.backgroundColor, let extent = text.line.visibleExtent(of: run) else {
      return
    }
    let (line, shift) = (text.line, text.placed.shift)
    let (left, right) = (extent.lowerBound + shift.x, extent.upperBound + shift.x)
    let top = text.parallel(from: left, to: right, offset: line.usedRect.minY + shift.y)
    let bottom = text.parallel(from: left, to: right, offset: line.usedRect.maxY + shift.y)
    if !top.isEmpty { canvas.fill(Path(through: top + bottom.reversed(), isClosed: true), color) }
  }

  private func drawLines(
    _ kind: DecorationKind, of runs: [PaintedRun], in text: TextAlongPath, on canvas: inout Canvas
  ) {
    for stroke in strokes(kind, of: runs, in: text.placed, scale: canvas.scale) {
      for span in stroke.spans(from: text.start) {
        let points = text.parallel(from: span.lowerBound, to: span.upperBound, offset: stroke.middle)
        guard !points.isEmpty else { continue }
        canvas.stroke(Path(through: points, isClosed: false), width: stroke.thickness, stroke.color)
      }
    }
  }

  private func drawShadows(of text: TextAlongPath, on canvas: inout Canvas) {
    for run in text.line.runs {
      let attributes = paint.attributes(of: run)
      guard let shadow = paint.shadow(attributes) else { continue }
      canvas.withSavedState { canvas in
        canvas.translateBy(x: shadow.offset.x, y: shadow.offset.y)
        canvas.beginShadow(shadow.color, blurRadius: shadow.blurRadius)
        drawLetters(of: text, [run], on: &canvas)
      }
    }
  }
}

extension Path {
  /// Creates a path of straight lines through points.
  init(through points: [Point], isClosed: Bool) {
    self.init()
    guard let first = points.first else { return }
    elements = [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
  }
}
