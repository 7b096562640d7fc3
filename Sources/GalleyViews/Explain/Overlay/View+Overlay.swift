import GalleyBase
import GalleyDrawing
import GalleyText

extension View {
  /// Draws the overlays of this view and its subviews.
  ///
  /// Views in front do not cover it, but a view that clips its content clips the overlay too.
  /// - Parameter visible: the visible part of the view's plane, in its own coordinates.
  func renderOverlay(_ kinds: Set<OverlayKind>, visible: Rect, on canvas: inout Canvas) {
    guard !isHidden, alpha > 0 else { return }
    let inside = visible.intersection(bounds)
    canvas.withSavedState { canvas in
      canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
      if clipsOwnDrawing { canvas.clip(to: bounds, cornerRadius: cornerRadius, cornerCurve: cornerCurve) }
      if let shown = clipsOwnDrawing ? inside : visible { drawOverlay(kinds, visible: shown, on: &canvas) }
      guard !subviews.isEmpty, let shown = clipsToBounds ? inside : visible else { return }
      if clipsToBounds, !clipsOwnDrawing {
        canvas.clip(to: bounds, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
      }
      for view in subviews { view.renderOverlayInSuperview(kinds, visible: shown, on: &canvas) }
    }
  }

  private func renderOverlayInSuperview(_ kinds: Set<OverlayKind>, visible: Rect, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.translateBy(x: frame.minX, y: frame.minY)
      renderOverlay(
        kinds, visible: visible.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY), on: &canvas)
    }
  }

  /// Draws the overlay of the view's own text, or of its placeholder.
  private func drawOverlay(_ kinds: Set<OverlayKind>, visible: Rect, on canvas: inout Canvas) {
    guard let shown = asTextShowing else { return }
    let (marks, surroundings) = (OverlayMarks(style: context.interfaceStyle), shown.textSurroundings)
    let placement = shown.placeholderPlacement ?? shown.placement
    canvas.withSavedState { canvas in
      if let path = surroundings.path, let placement {
        canvas.translateBy(x: placement.origin.x, y: placement.origin.y)
        PathOverlay(kinds, marks, path, of: placement.layout, with: context.typesetter).draw(on: &canvas)
        return
      }
      if surroundings.isClippedAtBounds { canvas.clip(to: bounds) }
      if kinds.contains(.containers), surroundings.hasInsets {
        canvas.hairlines(inside: bounds, marks.color(.containers).multipliedAlpha(by: 0.5))
      }
      if let placement {
        TextOverlay(
          kinds: kinds, marks: marks, placement: placement,
          containers: surroundings.containers(of: placement, in: bounds), visible: visible,
          typesetter: context.typesetter
        ).draw(on: &canvas)
      }
    }
    surroundings.stampedView?.renderOverlayInSuperview(kinds, visible: visible, on: &canvas)
  }
}
