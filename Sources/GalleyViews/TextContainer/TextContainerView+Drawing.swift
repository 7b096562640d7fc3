import GalleyBase
import GalleyDrawing
import GalleyText

extension TextContainerView {
  func drawText(on canvas: inout Canvas) {
    guard let placement else { return }
    let paint = TextPaint(
      text: attributedText, font: font, textColor: textColor,
      linkColor: SystemColor.link.color(in: context.interfaceStyle),
      context: context, drawsLinesByWord: true)
    canvas.withSavedState { canvas in
      if let clip = placement.clipOfLongLines { canvas.clip(to: clip) }
      placement.draw(paint: paint, on: &canvas)
    }
  }
}

extension TextPlacement {
  /// What lines are cut by that go on past their container: each container without its padding, far enough up and down
  /// to spare all ink. Nil if every line ends inside. A choice: text of other lines is never cut by its container.
  var clipOfLongLines: Path? {
    let isTooLong = layout.lines.contains { line in
      line.ends == .clipped || line.ends == .truncated && line.runs.reduce(0) { $0 + $1.width } > line.rect.width
    }
    guard isTooLong else { return nil }
    var path = Path()
    for (index, container) in layout.containers.enumerated() {
      let lines = layout.lines.filter { $0.container == index }
      guard let first = lines.first, let last = lines.last else { continue }
      let spare = 2 * (last.rect.maxY - first.rect.minY)
      let rect = Rect(
        x: origins[index].x + container.lineFragmentPadding, y: origins[index].y + first.rect.minY - spare,
        width: max(0, container.size.width - 2 * container.lineFragmentPadding),
        height: last.rect.maxY - first.rect.minY + 2 * spare)
      path.elements += Path(roundedRect: rect, cornerRadius: 0).elements
    }
    return path
  }
}
