import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// The overlay of text along a path. It omits the kinds of marks that need straight lines, as
/// described in `OverlayKind`. The canvas has the path's origin.
struct PathOverlay {
  let kinds: Set<OverlayKind>
  let marks: OverlayMarks
  let text: TextAlongPath
  /// The clusters and carets of the path's line, in the coordinates of the layout.
  let clusters: [ClusterBox]
  let carets: [Caret]

  init(
    _ kinds: Set<OverlayKind>, _ marks: OverlayMarks, _ text: TextAlongPath, of layout: TextLayout,
    with typesetter: Typesetter
  ) {
    self.kinds = kinds
    self.marks = marks
    self.text = text
    clusters = layout.clusters(of: text.line, with: typesetter)
    carets = layout.carets(of: text.line, with: typesetter)
  }

  func draw(on canvas: inout Canvas) {
    let line = text.line
    let shift = text.placed.shift
    let (start, end) = (text.start, text.start + line.usedRect.width)
    let (top, bottom) = (line.usedRect.minY + shift.y, line.usedRect.maxY + shift.y)
    if kinds.contains(.used) { fill(from: start, to: end, top, bottom, marks.groundColor(.used), on: &canvas) }
    if kinds.contains(.baselines) {
      let points = text.parallel(from: start, to: end, offset: 0)
      if !points.isEmpty {
        canvas.stroke(Path(through: points, isClosed: false), width: canvas.pixel, marks.color(.baselines))
      }
    }
    if kinds.contains(.clusters) {
      for box in clusters where text.place(at: shift.x + box.x + box.width / 2) != nil {
        fill(
          from: shift.x + box.x, to: shift.x + box.x + box.width - canvas.pixel, bottom - 2 * canvas.pixel, bottom,
          marks.color(.clusters), on: &canvas)
      }
    }
    if kinds.contains(.carets) {
      for caret in carets {
        guard let place = text.place(at: shift.x + caret.x) else { continue }
        let tick = [place.beside(top), place.beside(top + OverlayMarks.caretLength(in: caret.height))]
        canvas.stroke(Path(through: tick, isClosed: false), width: canvas.pixel, marks.color(.carets))
      }
    }
    if kinds.contains(.hidden), text.hiddenRange != nil, let place = text.track.place(at: text.track.length) {
      marks.leftOver(at: place.point, on: &canvas)
    }
  }

  /// Fills a band along the path, between two depths below the path.
  private func fill(
    from start: Double, to end: Double, _ top: Double, _ bottom: Double, _ color: Color, on canvas: inout Canvas
  ) {
    let upper = text.parallel(from: start, to: end, offset: top)
    let lower = text.parallel(from: start, to: end, offset: bottom)
    if !upper.isEmpty { canvas.fill(Path(through: upper + lower.reversed(), isClosed: true), color) }
  }
}
