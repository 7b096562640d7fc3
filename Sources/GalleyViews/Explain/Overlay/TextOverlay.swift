import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyUnicode

/// The overlay of one text, in the view's coordinates. It is drawn from the text's layout only.
struct TextOverlay {
  let kinds: Set<OverlayKind>
  let marks: OverlayMarks
  let placement: TextPlacement
  /// The rectangles of the text's containers, in the view's coordinates.
  let containers: [Rect]
  /// The visible part of the view, in the view's coordinates.
  let visible: Rect
  let typesetter: Typesetter

  /// Draws the overlay: backgrounds first, then frames, then the marks of lines.
  func draw(on canvas: inout Canvas) {
    let lines = placement.layout.lines.filter { line in
      let rect = rect(line.rect, of: line)
      return rect.maxY >= visible.minY && rect.minY <= visible.maxY
    }
    if kinds.contains(.exclusions) { drawExclusions(on: &canvas) }
    if kinds.contains(.used) { for line in lines { marks.ground(.used, rect(line.usedRect, of: line), on: &canvas) } }
    if kinds.contains(.containers) { drawContainers(on: &canvas) }
    if kinds.contains(.fragments) { drawFragments(lines, on: &canvas) }
    for line in lines { drawMarks(of: line, on: &canvas) }
    if kinds.contains(.hidden), placement.layout.overflow != nil { drawLeftOver(on: &canvas) }
  }

  /// Returns a rectangle of a line in the view's coordinates. If its width is unlimited, the width
  /// of the used rectangle is used.
  private func rect(_ rect: Rect, of line: LineFragment) -> Rect {
    let origin = placement.origin(of: line)
    var rect = rect
    if !rect.width.isFinite { rect.size.width = line.usedRect.maxX - rect.minX }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Draws the frames of line fragments. Adjacent fragments share one edge.
  private func drawFragments(_ lines: [LineFragment], on canvas: inout Canvas) {
    let color = marks.color(.fragments)
    var above: (lines: [Rect], container: Int) = ([], 0)
    var row: [Rect] = []
    for line in lines {
      let rect = canvas.snapped(rect(line.rect, of: line))
      if row.last.map({ $0.minY != rect.minY }) ?? true || above.container != line.container {
        above = (line.container == above.container ? row : [], line.container)
        row = []
      }
      row.append(rect)
      let isBelow = above.lines.contains {
        $0.maxY == rect.minY && $0.minX < rect.maxX && rect.minX < $0.maxX
      }
      let top = isBelow ? rect.minY - canvas.pixel : rect.minY
      canvas.hairlines(inside: Rect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top), color)
    }
  }

  private func drawMarks(of line: LineFragment, on canvas: inout Canvas) {
    let origin = placement.origin(of: line)
    let (fragment, used) = (rect(line.rect, of: line), rect(line.usedRect, of: line))
    if kinds.contains(.baselines) {
      let y = placement.drawnBaseline(of: line, inViewAt: canvas.origin)
      canvas.hairline(from: fragment.minX, to: fragment.maxX, y: y, marks.color(.baselines))
    }
    if kinds.contains(.clusters) {
      for box in placement.layout.clusters(of: line, with: typesetter) {
        marks.cluster(from: origin.x + box.x, to: origin.x + box.x + box.width, bottom: used.maxY, on: &canvas)
      }
    }
    if kinds.contains(.carets) {
      for caret in placement.layout.carets(of: line, with: typesetter) {
        marks.caret(
          x: origin.x + caret.x, top: origin.y + caret.top, height: caret.height,
          isRightToLeft: caret.level.isRightToLeft, on: &canvas)
      }
    }
    if kinds.contains(.stops) {
      for var stop in placement.layout.tabStops(of: line) {
        stop.x += origin.x
        marks.stop(
          stop, isRightToLeft: line.baseLevel.isRightToLeft, top: fragment.minY, bottom: fragment.maxY, on: &canvas)
      }
    }
    if kinds.contains(.hidden) { drawHidden(of: line, used, on: &canvas) }
  }

  /// Draws the background of an ellipsis, or the bar at the end of a clipped line.
  private func drawHidden(of line: LineFragment, _ used: Rect, on canvas: inout Canvas) {
    let x = placement.origin(of: line).x
    for run in line.runs where run.kind == .token {
      marks.ground(
        .hidden, Rect(x: x + run.origin.x, y: used.minY, width: run.width, height: used.height), on: &canvas)
    }
    guard line.ends == .clipped else { return }
    let isRightToLeft = line.baseLevel.isRightToLeft
    let padding = placement.layout.containers[line.container].lineFragmentPadding
    marks.cut(
      x: isRightToLeft ? used.minX + padding : used.maxX - padding, goesOnRight: !isRightToLeft, top: used.minY,
      bottom: used.maxY, on: &canvas)
  }

  // MARK: Containers

  private func drawContainers(on canvas: inout Canvas) {
    let color = marks.color(.containers)
    for (rect, container) in zip(containers, placement.layout.containers) {
      canvas.brokenHairlines(inside: rect, visible: visible, color)
      let padding = container.lineFragmentPadding
      guard padding > 0, let shown = rect.intersection(visible) else { continue }
      let faint = color.multipliedAlpha(by: 0.5)
      canvas.hairline(x: rect.minX + padding, from: shown.minY, to: shown.maxY, faint)
      canvas.hairline(x: rect.maxX - padding - canvas.pixel, from: shown.minY, to: shown.maxY, faint)
    }
  }

  /// Draws the exclusion paths. A path that several containers share is drawn once.
  private func drawExclusions(on canvas: inout Canvas) {
    var drawn: Set<Path> = []
    for (container, origin) in zip(placement.layout.containers, placement.origins) {
      for path in container.exclusionPaths {
        let path = path.offsetBy(dx: origin.x, dy: origin.y)
        if drawn.insert(path).inserted { marks.exclusion(path, on: &canvas) }
      }
    }
  }

  /// Draws the mark of overflowing text in the bottom corner of the last container.
  private func drawLeftOver(on canvas: inout Canvas) {
    guard let rect = containers.last, let shown = rect.intersection(visible) else { return }
    let isRightToLeft = placement.layout.lines.last.map { $0.baseLevel.isRightToLeft } ?? false
    let inset = OverlayMarks.leftOverSide / 2 + 1
    marks.leftOver(
      at: Point(x: isRightToLeft ? shown.minX + inset : shown.maxX - inset, y: shown.maxY - inset), on: &canvas)
  }
}
