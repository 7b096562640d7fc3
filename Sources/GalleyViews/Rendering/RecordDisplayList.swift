import GalleyBase
public import GalleyDrawing

/// Lays out `root` where necessary and returns the commands that draw it.
///
/// The picture's origin is the upper left corner of `root`, wherever its frame is. A window is drawn at its frame,
/// since the picture is its screen; its keyboard is drawn above it. UIKit counterpart:
/// `drawHierarchy(in:afterScreenUpdates:)`.
/// - Parameters:
///   - overlay: the parts of the layout drawn above the views, below the keyboard.
///   - legend: the legend of the overlay, drawn below the picture.
public func displayList(of root: View, overlay: Set<OverlayKind> = [], legend: OverlayLegend? = nil) -> DisplayList {
  recordedCanvas(of: root, overlay: overlay, legend: legend).displayList
}

/// Returns, for each view with an id, the range of the display list that the view and its subviews
/// drew. Inner views come first.
package func drawnSpans(of root: View, overlay: Set<OverlayKind> = [], legend: OverlayLegend? = nil) -> [DrawnSpan] {
  recordedCanvas(of: root, overlay: overlay, legend: legend, notesSpans: true).spans ?? []
}

/// Returns the commands that draw the views in `root`, and for each view with an id the range of
/// commands that it drew. Inner views come first.
///
/// It includes text of a transparent colour, and excludes what lies above all views, such as a keyboard.
package func inspectedDrawing(of root: View) -> (list: DisplayList, spans: [DrawnSpan]) {
  let canvas = recordedCanvas(of: root, overlay: [], legend: nil, notesSpans: true, keepsTransparentGlyphs: true)
  let spans = canvas.spans ?? []
  var list = canvas.displayList
  list.keepFirst(spans.reduce(0) { max($0, $1.commands.upperBound) })
  return (list, spans)
}

private func recordedCanvas(
  of root: View, overlay: Set<OverlayKind>, legend: OverlayLegend?, notesSpans: Bool = false,
  keepsTransparentGlyphs: Bool = false
) -> Canvas {
  root.layoutIfNeeded()
  let window = root as? Window
  var canvas = root.emptyCanvas
  if notesSpans { canvas.spans = [] }
  canvas.keepsTransparentGlyphs = keepsTransparentGlyphs
  // The picture of a window is the screen; the picture of another view may show more than its bounds.
  if window != nil { canvas.visible = [Rect(origin: .zero, size: root.bounds.size)] }
  canvas.withSavedState { canvas in
    let shift = window?.presentedOrigin ?? .zero
    canvas.translateBy(x: shift.x, y: shift.y)
    // The screen does not move with its window.
    let visible = root.bounds.offsetBy(dx: -shift.x, dy: -shift.y)
    func draw() {
      root.render(on: &canvas)
      if !overlay.isEmpty { root.renderOverlay(overlay, visible: visible, on: &canvas) }
    }
    if let window { window.withPresentedOffsets(draw) } else { draw() }
  }
  window?.drawKeyboard(on: &canvas)
  legend?.draw(below: root.bounds.height, on: &canvas)
  return canvas
}
