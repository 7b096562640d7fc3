import GalleyBase
import GalleyDrawing
import GalleyText

extension TextPlacement {
  /// Draws the text in five layers: backgrounds, shadows, underlines, glyphs, strikethroughs.
  ///
  /// No background, shadow or underline of one run covers the letters of another.
  ///
  /// TextKit also draws all backgrounds first, but then shadow, underline and glyphs run by run, so that a shadow
  /// covers the letters of an earlier run that it overlaps. The difference is intended.
  /// - Parameters:
  ///   - lines: the lines of the layout to draw.
  ///   - layers: the layers to draw, unless they are empty.
  func draw(
    _ lines: [LineFragment], paint: TextPaint, layers permitted: TextLayers = .all, on canvas: inout Canvas
  ) {
    var paint = paint
    paint.token = layout.options.truncationToken
    let utf16 = layout.shaped.text.utf16
    let (viewOrigin, blockShift) = (canvas.origin, blockShift(inViewAt: canvas.origin))
    let placed = lines.map { line in
      let (origin, baseline) = (origin(of: line), drawnBaseline(of: line, inViewAt: viewOrigin))
      return DrawnLine(
        line: line, shift: Point(x: origin.x, y: baseline - line.baseline), unroundedY: origin.y + blockShift,
        rounding: baselineRounding, decoratedEnd: line.decoratedEnd(in: utf16))
    }
    let layers = paint.layers.intersection(permitted)
    let painting = TextPainting(paint: paint, layers: layers, layout: layout, color: nil)
    let runs = layers.isEmpty ? [] : lines.map { painting.painted($0.runs[...], of: $0) }
    if layers.contains(.grounds) {
      // Backgrounds follow the lines, not the rounded baselines, so that adjacent ones touch.
      for (line, runs) in zip(lines, runs) {
        drawGrounds(of: runs, in: line, shift: origin(of: line), on: &canvas)
      }
    }
    if layers.contains(.shadows) { painting.drawShadows(of: placed, on: &canvas) }
    for kind in DecorationKind.belowGlyphs where layers.contains(.lines(kind)) {
      for (line, runs) in zip(placed, runs) { painting.drawLines(kind, of: runs, in: line, on: &canvas) }
    }
    if permitted.contains(.glyphs) {
      for line in placed {
        for run in line.line.runs { painting.drawGlyphs(of: run, in: line, on: &canvas) }
      }
    }
    for kind in DecorationKind.aboveGlyphs where layers.contains(.lines(kind)) {
      for (line, runs) in zip(placed, runs) { painting.drawLines(kind, of: runs, in: line, on: &canvas) }
    }
  }

  private func drawGrounds(
    of runs: [PaintedRun], in line: LineFragment, shift: Point, on canvas: inout Canvas
  ) {
    for run in runs {
      guard let color = run.attributes.backgroundColor,
        let rect = line.ground(of: run, shift: shift, grid: PixelGrid(scale: canvas.scale))
      else { continue }
      canvas.fill(rect, color)
    }
  }
}

extension LineFragment {
  /// Returns the background rectangle of a run; nil if it is empty. It is as high as the line
  /// fragment without paragraph spacing.
  ///
  /// Edges are on whole pixels to avoid seams.
  func ground(of run: PaintedRun, shift: Point, grid: PixelGrid) -> Rect? {
    visibleExtent(of: run).map { ground(of: $0, shift: shift, grid: grid) }
  }

  /// Returns the background rectangle for a horizontal extent of the line.
  func ground(of extent: ClosedRange<Double>, shift: Point, grid: PixelGrid) -> Rect {
    let left = grid.round(extent.lowerBound + shift.x)
    let top = grid.round(usedRect.minY + shift.y)
    let right = grid.round(extent.upperBound + shift.x)
    let bottom = grid.round(usedRect.maxY + shift.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A line of text with its position on the canvas.
struct DrawnLine {
  let line: LineFragment
  /// The container's origin on the canvas, moved so that the line's baseline is on a whole pixel.
  var shift: Point
  /// The vertical position of the container's origin before the baseline is rounded. Underlines and
  /// strikethroughs are positioned from here.
  var unroundedY: Double
  /// The distance by which the line is moved to the right to draw its shadow.
  var shadowOffset = 0.0
  /// The way in which the line's baseline is rounded to pixels.
  let rounding: TextPlacement.BaselineRounding
  /// The UTF-16 offset at which underlines and strikethroughs end.
  let decoratedEnd: Int

  /// Returns the line moved by an offset.
  func offset(by offset: Point) -> DrawnLine {
    DrawnLine(
      line: line, shift: Point(x: shift.x + offset.x, y: shift.y + offset.y), unroundedY: unroundedY + offset.y,
      shadowOffset: shadowOffset + offset.x, rounding: rounding, decoratedEnd: decoratedEnd)
  }
}

extension LineFragment {
  /// Returns the horizontal extent of a run within the used rectangle, excluding hanging spaces;
  /// nil if it is empty.
  func visibleExtent(of run: GlyphRun) -> ClosedRange<Double>? {
    visibleExtent(from: run.origin.x, to: run.origin.x + run.width)
  }

  /// Returns the horizontal extent of a painted run within the used rectangle, excluding hanging
  /// spaces; nil if it is empty.
  func visibleExtent(of run: PaintedRun) -> ClosedRange<Double>? { visibleExtent(from: run.left, to: run.right) }

  private func visibleExtent(from start: Double, to end: Double) -> ClosedRange<Double>? {
    let (left, right) = (max(start, usedRect.minX), min(end, usedRect.maxX))
    return left < right ? left...right : nil
  }
}
