import GalleyBase
public import GalleyDrawing
import GalleyFonts

/// Lays out `root` where needed and records all that it shows. Its upper left corner is the picture's (0, 0), wherever
/// its frame is; but a window is drawn where its frame is, since the picture is its screen: the keyboard pushes it up, and
/// so may code. The keyboard is drawn above it.
/// UIKit counterpart: `drawHierarchy(in:afterScreenUpdates:)`.
public func displayList(of root: View) -> DisplayList {
  root.layoutIfNeeded()
  var canvas = Canvas(scale: root.context.scale, glyphRules: GlyphRules(raster: root.context.raster))
  guard let window = root as? Window else {
    root.render(on: &canvas)
    return canvas.displayList
  }
  canvas.withSavedState { canvas in
    let origin = window.presentedOrigin
    canvas.translateBy(x: origin.x, y: origin.y)
    window.withPresentedOffsets { window.render(on: &canvas) }
  }
  window.drawKeyboard(on: &canvas)
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
