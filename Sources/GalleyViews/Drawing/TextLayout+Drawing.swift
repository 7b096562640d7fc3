import GalleyBase
import GalleyDrawing
import GalleyText

extension TextLayout {
  /// Records the text: grounds of runs, shadows, underlines, glyphs, lines through the text, in this order for the text
  /// as a whole, so that nothing covers a neighbour's letters.
  /// - Parameters:
  ///   - origin: where the container's origin lies on the canvas.
  ///   - baseline: the place of a line's baseline on the canvas, rounded to pixels as the kind of view does it.
  func draw(
    at origin: Point, baseline: (LineFragment) -> Double, paint: TextPaint, on canvas: inout Canvas
  ) {
    let shift = lines.map { Point(x: origin.x, y: baseline($0) - $0.baseline) }
    // Grounds follow the lines, not the rounding of each baseline, so that those of neighbouring lines touch.
    for line in lines { drawGrounds(of: line, shift: origin, paint: paint, on: &canvas) }
    for (line, shift) in zip(lines, shift) { drawShadows(of: line, shift: shift, paint: paint, on: &canvas) }
    for (line, shift) in zip(lines, shift) {
      for run in line.runs {
        let painting = RunPainting(run: run, line: line, paint: paint, text: shaped.text.utf16)
        painting.draw(shift: shift, color: nil, on: &canvas)
      }
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

  private func drawShadows(of line: LineFragment, shift: Point, paint: TextPaint, on canvas: inout Canvas) {
    for run in line.runs {
      guard let shadow = paint.shadow(paint.attributes(of: run)) else { continue }
      let moved = Point(x: shift.x + shadow.offset.x, y: shift.y + shadow.offset.y)
      let painting = RunPainting(run: run, line: line, paint: paint, text: shaped.text.utf16)
      painting.draw(shift: moved, color: shadow.color, on: &canvas)
    }
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
