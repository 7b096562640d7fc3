import GalleyBase
import GalleyDrawing
import GalleyText

extension View {
  /// Draws the overlay of this view and of all it holds, above everything: views that lie on others hide none of it, but
  /// what clips its contents clips it too.
  /// - Parameter visible: the part of the bounds' plane that can show.
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

  /// Draws the overlay of what the view itself shows: its text, and its placeholder.
  private func drawOverlay(_ kinds: Set<OverlayKind>, visible: Rect, on canvas: inout Canvas) {
    guard let shown = self as? any TextShowing else { return }
    let marks = OverlayMarks(style: context.interfaceStyle)
    if let label = self as? Label, let placement = label.placement,
      let text = label.textAlongPath(placement.layout)
    {
      return canvas.withSavedState { canvas in
        canvas.translateBy(x: placement.origin.x, y: placement.origin.y)
        PathOverlay(kinds, marks, text, of: placement.layout, with: context.typesetter).draw(on: &canvas)
      }
    }
    canvas.withSavedState { canvas in
      // A field's text is cut at its edges, however far it is scrolled.
      if self is TextField { canvas.clip(to: bounds) }
      if kinds.contains(.containers), hasTextInsets {
        canvas.hairlines(inside: bounds, marks.color(.containers).multipliedAlpha(by: 0.5))
      }
      if let placement = shownPlaceholder ?? shown.placement {
        TextOverlay(
          kinds: kinds, marks: marks, placement: placement, containers: textContainerRects(of: placement),
          visible: visible, typesetter: context.typesetter
        ).draw(on: &canvas)
      }
    }
    (self as? TextView)?.shownArticleLabel?.renderOverlayInSuperview(kinds, visible: visible, on: &canvas)
  }

  /// The placeholder that shows instead of the text.
  private var shownPlaceholder: TextPlacement? {
    (self as? TextField)?.placeholderPlacement ?? (self as? TextView)?.placeholderPlacement
  }

  /// True if there is room between the view's edges and its text containers.
  private var hasTextInsets: Bool {
    switch self {
    case let label as Label: label.insets != .zero
    case let view as TextView: view.textContainerInset != .zero
    default: self is TextField
    }
  }

  /// The rectangles in which the view sets its text, one for each container of its layout, in its own coordinates.
  private func textContainerRects(of placement: TextPlacement) -> [Rect] {
    switch self {
    case let label as Label: [label.bounds.inset(by: label.insets)]
    case let button as Button: [button.titleRect(forContentRect: button.contentRect(forBounds: bounds))]
    case let field as TextField:
      [field.placeholderPlacement != nil ? field.placeholderRect(forBounds: bounds) : field.shownTextRect]
    default:
      zip(placement.layout.containers, placement.origins).enumerated().map { index, container in
        var size = container.0.size
        guard !size.width.isFinite || !size.height.isFinite else { return Rect(origin: container.1, size: size) }
        // One without an end reaches as far as its text, and as the view.
        let lines = placement.layout.lines.filter { $0.container == index }
        if !size.width.isFinite { size.width = lines.reduce(0) { max($0, $1.usedRect.maxX) } }
        if !size.height.isFinite { size.height = max(bounds.maxY - container.1.y, lines.last?.rect.maxY ?? 0) }
        return Rect(origin: container.1, size: size)
      }
    }
  }
}
