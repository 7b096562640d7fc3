import GalleyBase
public import GalleyDrawing

/// Lays out `root` where needed and records all that it shows. Its upper left corner is the picture's (0, 0), wherever
/// its frame is; but a window is drawn where its frame is, since the picture is its screen: the keyboard pushes it up, and
/// so may code. The keyboard is drawn above it.
/// UIKit counterpart: `drawHierarchy(in:afterScreenUpdates:)`.
/// - Parameters:
///   - overlay: the parts of the layout that are shown above the views, but below the keyboard.
///   - legend: what explains the overlay, drawn below the picture.
public func displayList(
  of root: View, overlay: Set<OverlayKind> = [], legend: OverlayLegend? = nil
) -> DisplayList {
  root.layoutIfNeeded()
  let window = root as? Window
  var canvas = root.emptyCanvas
  canvas.withSavedState { canvas in
    let shift = window?.presentedOrigin ?? .zero
    canvas.translateBy(x: shift.x, y: shift.y)
    // A window that was moved shows what lies on the screen, which stayed.
    let visible = root.bounds.offsetBy(dx: -shift.x, dy: -shift.y)
    func draw() {
      root.render(on: &canvas)
      if !overlay.isEmpty { root.renderOverlay(overlay, visible: visible, on: &canvas) }
    }
    if let window { window.withPresentedOffsets(draw) } else { draw() }
  }
  window?.drawKeyboard(on: &canvas)
  legend?.draw(below: root.bounds.height, on: &canvas)
  return canvas.displayList
}
