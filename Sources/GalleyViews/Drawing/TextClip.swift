import GalleyBase
import GalleyDrawing
import GalleyText

/// The area to which text is clipped if it does not fit. A label clips all of its text to its
/// bounds (rule: label-ink-outside-bounds).
enum TextClip {
  /// Text is clipped to a rectangle.
  case rect(Rect)
  /// Text is clipped to all text containers.
  case containers(Path)
}

extension TextPlacement {
  /// True if a line is clipped, or if its ellipsis alone is too wide
  /// (rule: truncation-token-alone).
  var hasOverlongLines: Bool { layout.lines.contains(where: \.isOverlong) }

  /// Returns the area to which text in a rectangle is clipped; nil if the text fits.
  ///
  /// Text that is too wide is clipped at the rectangle's left and right edges, text that is too high at the upper and
  /// lower edges of the view's bounds. The other edges of the clip are far enough outside to keep all ink.
  func clip(to rect: Rect, in bounds: Rect, isTooWide: Bool, isTooHigh: Bool) -> TextClip? {
    guard isTooWide || isTooHigh else { return nil }
    let spare = 2 * layout.usedHeight
    let across = isTooWide ? rect : bounds.insetBy(dx: -spare, dy: 0)
    let down = isTooHigh ? bounds : bounds.insetBy(dx: 0, dy: -spare)
    return .rect(Rect(x: across.minX, y: down.minY, width: across.width, height: down.height))
  }

  /// The area of the text containers, to which text is clipped in TextKit's views. A container does
  /// not clip text if its lines end inside it (our choice).
  var clipToContainers: TextClip? {
    rectsOfContainers(ofOverlong: layout.lines).map { rects in
      .containers(Path(elements: rects.flatMap { Path(roundedRect: $0, cornerRadius: 0).elements }))
    }
  }

  /// Returns the rectangles of the lines' containers, without padding; nil if none of the lines is
  /// too long. The rectangles are extended up and down, so that no letter is cut there.
  ///
  /// Nil if no line is clipped or ends in an ellipsis that is itself too wide (rule: truncation-token-alone).
  func rectsOfContainers(ofOverlong lines: some Sequence<LineFragment>) -> [Rect]? {
    guard lines.contains(where: \.isOverlong) else { return nil }
    return layout.containers.indices.compactMap { index in
      let lines = lines.filter { $0.container == index }
      guard let first = lines.first, let last = lines.last else { return nil }
      let (container, spare) = (layout.containers[index], 2 * (last.rect.maxY - first.rect.minY))
      return Rect(
        x: origins[index].x + container.lineFragmentPadding, y: origins[index].y + first.rect.minY - spare,
        width: max(0, container.size.width - 2 * container.lineFragmentPadding),
        height: last.rect.maxY - first.rect.minY + 2 * spare)
    }
  }

  /// Draws the text, clipped to the area `clip`; nil does not clip it.
  func draw(paint: TextPaint, clip: TextClip?, visible: Rect? = nil, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: clip)
      draw(paint: paint, visible: visible, on: &canvas)
    }
  }
}

extension Canvas {
  /// Clips the drawing until the canvas's state is restored; does nothing if `clip` is nil.
  mutating func clip(to clip: TextClip?) {
    switch clip {
    case .rect(let rect): self.clip(to: rect)
    case .containers(let path): self.clip(to: path)
    case nil: break
    }
  }
}

extension LineFragment {
  /// True if the line is clipped, or if its ellipsis alone is too wide.
  fileprivate var isOverlong: Bool { ends == .clipped || ends == .truncated && widthOfRuns > rect.width }

  /// The sum of the widths of all runs.
  var widthOfRuns: Double { runs.reduce(0) { $0 + $1.width } }
}
