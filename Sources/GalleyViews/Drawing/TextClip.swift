import GalleyBase
import GalleyDrawing
import GalleyText

/// The edges that cut text that does not fit. A label's bounds cut all of its text (rule: label-ink-outside-bounds).
enum TextClip {
  /// The edges of a rectangle.
  case rect(Rect)
  /// The edges of all text containers.
  case containers(Path)
}

extension TextPlacement {
  /// True if a line is clipped, or ends in an ellipsis without room even for itself (rule: truncation-token-alone).
  var hasOverlongLines: Bool { layout.lines.contains(where: \.isOverlong) }

  /// The clip of text in a rectangle: its left and right edge for text that is too wide, the upper and lower edge of the
  /// view's bounds for text that is too high. The sides that cut nothing are moved far enough to spare all ink.
  func clip(to rect: Rect, in bounds: Rect, isTooWide: Bool, isTooHigh: Bool) -> TextClip? {
    guard isTooWide || isTooHigh else { return nil }
    let spare = 2 * layout.usedHeight
    let across = isTooWide ? rect : bounds.insetBy(dx: -spare, dy: 0)
    let down = isTooHigh ? bounds : bounds.insetBy(dx: 0, dy: -spare)
    return .rect(Rect(x: across.minX, y: down.minY, width: across.width, height: down.height))
  }

  /// The clip of text in TextKit's containers. Text whose lines end inside is not cut by its container (ours).
  var clipToContainers: TextClip? {
    rectsOfContainers(ofOverlong: layout.lines).map { rects in
      .containers(Path(elements: rects.flatMap { Path(roundedRect: $0, cornerRadius: 0).elements }))
    }
  }

  /// The containers of lines, each without its padding, far enough up and down to spare all ink; nil if no line is
  /// clipped, or ends in an ellipsis without room even for itself (rule: truncation-token-alone).
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

  /// Records the text, cut by a clip.
  func draw(paint: TextPaint, clip: TextClip?, visible: Rect? = nil, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.clip(to: clip)
      draw(paint: paint, visible: visible, on: &canvas)
    }
  }
}

extension Canvas {
  /// Cuts what is drawn until the matching restore, if there is a clip.
  mutating func clip(to clip: TextClip?) {
    switch clip {
    case .rect(let rect): self.clip(to: rect)
    case .containers(let path): self.clip(to: path)
    case nil: break
    }
  }
}

extension LineFragment {
  /// True if it is clipped, or ends in an ellipsis without room even for itself.
  fileprivate var isOverlong: Bool { ends == .clipped || ends == .truncated && widthOfRuns > rect.width }

  /// The sum of all advances.
  var widthOfRuns: Double { runs.reduce(0) { $0 + $1.width } }
}
