import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// Draws the ruler of a text view.
///
/// A scale has a tick for every 10 points, a longer one for every 50, and a number at every 100; the marks are below
/// it. All edges are on whole points, so that ticks and stems are sharp.
struct RulerPainting {
  let scale: RulerScale
  let marks: [RulerMark]
  let context: RenderContext

  private var style: InterfaceStyle { context.interfaceStyle }

  /// The height of the part with ticks and numbers, in points.
  private static let scaleHeight: Double = 12

  /// Draws the ruler into the rectangle `strip`, which is in the coordinates of the view's content.
  func draw(in strip: Rect, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: strip)
      canvas.fill(strip, SystemColor.systemBackground.color(in: style))
      canvas.fill(strip, SystemColor.tertiarySystemFill.color(in: style))
      drawScale(in: strip, on: &canvas)
      for mark in marks { draw(mark, in: strip, on: &canvas) }
      let line = 1 / canvas.scale
      canvas.fill(
        Rect(x: strip.minX, y: strip.maxY - line, width: strip.width, height: line),
        SystemColor.opaqueSeparator.color(in: style))
    }
  }

  // MARK: Scale

  private func drawScale(in strip: Rect, on canvas: inout Canvas) {
    let bottom = strip.minY + RulerPainting.scaleHeight
    let color = SystemColor.secondaryLabel.color(in: style)
    let grid = PixelGrid(scale: canvas.scale)
    for step in steps(thatShowIn: strip, on: canvas) {
      let x = grid.round(scale.x(at: Double(step) * 10))
      let height: Double = step % 10 == 0 ? 8 : step % 5 == 0 ? 5 : 3
      let width = 1 / canvas.scale
      canvas.fill(Rect(x: x - width / 2, y: bottom - height, width: width, height: height), color)
      if step % 10 == 0 { drawNumber(step * 10, at: x, strip, on: &canvas) }
    }
  }

  /// Returns the numbers of the ticks that are visible, one tick for every 10 points, in order and
  /// without duplicates.
  ///
  /// The ruler of a view with the natural width of its text may be wider than any picture.
  private func steps(thatShowIn strip: Rect, on canvas: Canvas) -> [Int] {
    let parts = canvas.visibleParts(of: strip.minX...strip.maxX, top: strip.minY, bottom: strip.maxY)
    return Set(parts.flatMap { steps(in: $0) }).sorted()
  }

  /// Returns the numbers of the ticks in a horizontal part of the ruler and a little beyond it,
  /// where a tick's number can reach into the part. There is a tick for every 10 points.
  private func steps(in part: ClosedRange<Double>) -> Range<Int> {
    let near = scale.isRightToLeft ? scale.origin - part.upperBound : part.lowerBound - scale.origin
    let first = max(0, Int(near / 10) - 10)
    let last = min(Int(scale.length / 10), Int((near + part.upperBound - part.lowerBound) / 10) + 10)
    return first..<max(first, last + 1)
  }

  private func drawNumber(_ number: Int, at x: Double, _ strip: Rect, on canvas: inout Canvas) {
    let text = AttributedText(
      String(number),
      attributes: TextAttributes {
        $0.font = context.defaultFont.withSize(7)
        $0.foregroundColor = SystemColor.secondaryLabel.color(in: style)
      })
    let left = scale.isRightToLeft ? x - 2 - text.size(in: context).width : x + 2
    text.draw(at: Point(x: left, y: strip.minY), on: &canvas, in: context)
  }

  // MARK: Marks

  private func draw(_ mark: RulerMark, in strip: Rect, on canvas: inout Canvas) {
    let color = SystemColor.label.color(in: style)
    let indent = SystemColor.systemBlue.color(in: style)
    let top = strip.minY + RulerPainting.scaleHeight
    let x = PixelGrid(scale: canvas.scale).round(mark.x)
    func fill(_ dx: Double, _ dy: Double, _ width: Double, _ height: Double) {
      canvas.fill(Rect(x: x + dx, y: top + dy, width: width, height: height), color)
    }
    func fillStem(footAt dx: Double, _ width: Double) {
      fill(-0.5, 2, 1, 7)
      fill(dx, 8, width, 1)
    }
    switch mark.kind {
    case .firstLineHeadIndent: canvas.fill(triangle(at: x, from: top + 1, to: top + 5.5), indent)
    case .headIndent, .tailIndent: canvas.fill(triangle(at: x, from: top + 11, to: top + 6.5), indent)
    case .leftTab: fillStem(footAt: -0.5, 5)
    case .rightTab: fillStem(footAt: -4.5, 5)
    case .centerTab: fillStem(footAt: -4.5, 9)
    case .decimalTab:
      fillStem(footAt: -4.5, 9)
      fill(2, 4, 2, 2)
    }
  }

  /// Returns a triangle with its point at `tip` and its base, 8 points wide, at `base`.
  private func triangle(at x: Double, from base: Double, to tip: Double) -> Path {
    Path(elements: [
      .move(Point(x: x - 4, y: base)), .line(Point(x: x + 4, y: base)), .line(Point(x: x, y: tip)), .close,
    ])
  }
}
