import GalleyBase
import GalleyDrawing
import GalleyText

extension TextLayout {
  /// Records the text in five layers, each for the text as a whole: grounds of runs, shadows, underlines, glyphs, lines
  /// through the text. So no ground, shadow or underline of one run lies on the letters of another.
  ///
  /// TextKit draws all grounds first too, but then shadow, underline and glyphs run by run; where runs overlap, a shadow
  /// there darkens the letters before it. That is the one difference, and it is meant.
  /// - Parameters:
  ///   - lines: those of the layout that are drawn.
  ///   - origins: where the origin of each container lies on the canvas.
  ///   - baseline: the place of a line's baseline on the canvas, rounded to pixels as the kind of view does it.
  func draw(
    _ lines: [LineFragment], at origins: [Point], baseline: (LineFragment) -> Double, paint: TextPaint,
    on canvas: inout Canvas
  ) {
    var paint = paint
    paint.token = options.truncationToken
    let placed = lines.map { line in
      DrawnLine(
        line: line, shift: Point(x: origins[line.container].x, y: baseline(line) - line.baseline),
        unroundedY: origins[line.container].y, decoratedEnd: line.decoratedEnd(in: shaped.text.utf16))
    }
    let layers = paint.layers
    if layers.contains(.grounds) {
      // Grounds follow the lines, not the rounding of each baseline, so that those of neighbouring lines touch.
      for line in lines { drawGrounds(of: line, shift: origins[line.container], paint: paint, on: &canvas) }
    }
    let painting = TextPainting(paint: paint, layers: layers, utf16: shaped.text.utf16, color: nil)
    if layers.contains(.shadows) { painting.drawShadows(of: placed, on: &canvas) }
    if layers.contains(.underlines) {
      for line in placed { painting.drawLines(.underline, of: line.line.runs[...], in: line, on: &canvas) }
    }
    for line in placed {
      for run in line.line.runs { painting.drawGlyphs(of: run, in: line, on: &canvas) }
    }
    if layers.contains(.strikethroughs) {
      for line in placed { painting.drawLines(.strikethrough, of: line.line.runs[...], in: line, on: &canvas) }
    }
  }

  private func drawGrounds(of line: LineFragment, shift: Point, paint: TextPaint, on canvas: inout Canvas) {
    for run in line.runs {
      guard let color = paint.attributes(of: run).backgroundColor, let extent = line.visibleExtent(of: run) else {
        continue
      }
      // The fragment's height without paragraph spacing. Edges are whole pixels, so that neighbours leave no seam.
      let grid = PixelGrid(scale: canvas.scale)
      let left = grid.round(extent.lowerBound + shift.x)
      let top = grid.round(line.usedRect.minY + shift.y)
      let right = grid.round(extent.upperBound + shift.x)
      let bottom = grid.round(line.usedRect.maxY + shift.y)
      canvas.fill(Rect(x: left, y: top, width: right - left, height: bottom - top), color)
    }
  }
}

/// A line and where it is drawn.
struct DrawnLine {
  let line: LineFragment
  /// Where the container's origin would lie on the canvas for the line's baseline to be on a whole pixel.
  var shift: Point
  /// The y of the container's origin on the canvas without any rounding, from which decorations are measured.
  var unroundedY: Double
  /// The UTF-16 offset at which lines under and through the text end; no offset is beyond it where all of it has lines.
  let decoratedEnd: Int

  /// Moved by an offset.
  func offset(by offset: Point) -> DrawnLine {
    DrawnLine(
      line: line, shift: Point(x: shift.x + offset.x, y: shift.y + offset.y), unroundedY: unroundedY + offset.y,
      decoratedEnd: decoratedEnd)
  }
}

extension LineFragment {
  /// From where to where a run reaches, spaces that hang past the used rectangle left out; nil if nothing is left.
  func visibleExtent(of run: GlyphRun) -> ClosedRange<Double>? {
    let left = max(run.origin.x, usedRect.minX)
    let right = min(run.origin.x + run.width, usedRect.maxX)
    return left < right ? left...right : nil
  }
}
