import GalleyBase
import GalleyDrawing
import GalleyText

/// Draws the marks of an overlay, on text and in the legend.
struct OverlayMarks {
  let style: InterfaceStyle

  /// Returns the opacity of a mark's background, which leaves text legible. It is higher for
  /// `hidden`, because the background of an ellipsis is short.
  private func groundOpacity(of kind: OverlayKind) -> Double { kind == .hidden ? 0.25 : style == .dark ? 0.24 : 0.12 }

  /// Half the length of a mark's foot, in points.
  private static let foot = 3.0
  /// The side of the box that marks hidden text, in points.
  static let leftOverSide = 2 * foot + 1

  /// Returns the length of the tick of a caret, in points.
  static func caretLength(in height: Double) -> Double { min(foot + 1, height) }

  func color(_ kind: OverlayKind) -> Color { kind.color(in: style) }

  /// Fills a rectangle with the translucent colour of a kind of mark.
  func ground(_ kind: OverlayKind, _ rect: Rect, on canvas: inout Canvas) {
    canvas.fill(canvas.snapped(rect), groundColor(kind))
  }

  /// Returns the translucent colour of a kind's background.
  func groundColor(_ kind: OverlayKind) -> Color { color(kind).multipliedAlpha(by: groundOpacity(of: kind)) }

  /// Draws the bar of a cluster between two edges, with its lower edge at `bottom`. The last pixel
  /// on the right is left free.
  func cluster(from left: Double, to right: Double, bottom: Double, on canvas: inout Canvas) {
    let x = canvas.column(left)
    let bar = Rect(
      x: x, y: canvas.row(bottom) - 2 * canvas.pixel, width: canvas.column(right) - canvas.pixel - x,
      height: 2 * canvas.pixel)
    canvas.fill(bar, color(.clusters))
  }

  /// Draws the tick of a caret, from `top` downwards.
  func caret(x: Double, top: Double, height: Double, isRightToLeft: Bool, on canvas: inout Canvas) {
    canvas.hairline(x: x, from: top, to: top + OverlayMarks.caretLength(in: height), color(.carets))
    if isRightToLeft { canvas.hairline(from: x - OverlayMarks.foot / 2, to: x, y: top, color(.carets)) }
  }

  /// Draws a tab stop across the height of its line.
  func stop(_ stop: LineTabStop, isRightToLeft: Bool, top: Double, bottom: Double, on canvas: inout Canvas) {
    let foot = OverlayMarks.foot
    guard stop.isTaken else {
      return canvas.hairline(x: stop.x, from: bottom - foot, to: bottom, color(.stops))
    }
    canvas.hairline(x: stop.x, from: top, to: bottom, color(.stops))
    let y = canvas.row(bottom) - canvas.pixel
    let isOnRight = (stop.side == .begins) != isRightToLeft
    switch stop.side {
    case .centered: canvas.hairline(from: stop.x - foot, to: stop.x + foot + canvas.pixel, y: y, color(.stops))
    case .begins, .ends:
      canvas.hairline(
        from: isOnRight ? stop.x : stop.x - foot, to: isOnRight ? stop.x + foot : stop.x, y: y, color(.stops))
    }
    guard stop.hasTerminators else { return }
    let x = canvas.column(stop.x) + 2 * canvas.pixel
    canvas.fill(Rect(x: x, y: y - 3 * canvas.pixel, width: 2 * canvas.pixel, height: 2 * canvas.pixel), color(.stops))
  }

  /// Draws the outline and the translucent area of an exclusion path.
  func exclusion(_ path: Path, on canvas: inout Canvas) {
    canvas.fill(path, groundColor(.exclusions))
    canvas.stroke(path, width: canvas.pixel, color(.exclusions))
  }

  /// Draws a bar at the end of a clipped line. Its right edge is at `x` if the text continues to
  /// the right, otherwise its left edge.
  func cut(x: Double, goesOnRight: Bool, top: Double, bottom: Double, on canvas: inout Canvas) {
    let (x, y, width) = (canvas.column(x), canvas.row(top), 2 * canvas.pixel)
    canvas.fill(
      Rect(x: goesOnRight ? x - width : x, y: y, width: width, height: canvas.row(bottom) - y), color(.hidden))
  }

  /// Draws a box with a plus, the mark of hidden text, around a point.
  func leftOver(at center: Point, on canvas: inout Canvas) {
    let (side, pixel) = (OverlayMarks.leftOverSide, canvas.pixel)
    let box = canvas.snapped(Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    canvas.fill(box, SystemColor.systemBackground.color(in: style))
    canvas.frame(box, width: pixel, color(.hidden))
    // The space on both sides of the bars is a whole number of pixels.
    let margin = canvas.column(box.minX + 2) - box.minX
    let thickness = box.width - 2 * ((box.width - pixel) / 2 * canvas.scale).rounded(.down) / canvas.scale
    let middle = (box.width - thickness) / 2
    canvas.fill(
      Rect(x: box.minX + margin, y: box.minY + middle, width: box.width - 2 * margin, height: thickness),
      color(.hidden))
    canvas.fill(
      Rect(x: box.minX + middle, y: box.minY + margin, width: thickness, height: box.height - 2 * margin),
      color(.hidden))
  }
}
