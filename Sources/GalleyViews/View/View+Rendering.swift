import GalleyBase
public import GalleyDrawing
import GalleyFonts

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
  var canvas = Canvas(scale: root.context.scale, glyphRules: GlyphRules(raster: root.context.raster))
  canvas.withSavedState { canvas in
    let window = root as? Window
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
  (root as? Window)?.drawKeyboard(on: &canvas)
  legend?.draw(below: root.bounds.height, on: &canvas)
  return canvas.displayList
}

extension View {
  /// Draws the view with its upper left corner at the canvas' origin, in the order of a CALayer: ground, own content,
  /// subviews, border. So the border lies above what the view holds, and a view without content never hides a child
  /// (reference A.10).
  func render(on canvas: inout Canvas) {
    guard !isHidden, alpha > 0 else { return }
    canvas.withSavedState { canvas in
      if alpha < 1 { canvas.beginOpacityGroup(alpha) }
      let rect = bounds
      canvas.translateBy(x: -rect.minX, y: -rect.minY)
      if fillsGround, let backgroundColor {
        canvas.fill(rect, backgroundColor, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
      }
      canvas.withSavedState { canvas in
        if clipsOwnDrawing { canvas.clip(to: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve) }
        draw(rect, on: &canvas)
        if clipsToBounds, !clipsOwnDrawing, !subviews.isEmpty {
          canvas.clip(to: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
        }
        for view in subviews { view.renderInSuperview(on: &canvas) }
      }
      if borderWidth > 0 {
        canvas.frame(rect, width: borderWidth, borderColor, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
      }
    }
  }

  private func renderInSuperview(on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.translateBy(x: frame.minX, y: frame.minY)
      render(on: &canvas)
    }
  }
}
