import GalleyBase
import GalleyDrawing
import GalleyText

extension TextField {
  func drawField(on canvas: inout Canvas) {
    drawBorder(in: borderRect(forBounds: bounds), on: &canvas)
    if showsPlaceholder { drawPlaceholder(in: placeholderRect(forBounds: bounds), on: &canvas) }
    drawText(on: &canvas)
    guard showsClearButton else { return }
    canvas.withSavedState { canvas in
      if !isEnabled { canvas.beginOpacityGroup(Label.disabledOpacity) }
      ClearButton(style: context.interfaceStyle).draw(in: clearButtonRect(forBounds: bounds), on: &canvas)
    }
  }

  func drawIdleText(in rect: Rect, on canvas: inout Canvas) {
    if rehearsal != nil {
      rehearsal?.noteText(in: rect, on: canvas)
      return
    }
    if let label { return label.drawText(in: rect, on: &canvas) }
    let placement = idlePlacement(in: rect)
    canvas.withSavedState { canvas in
      if let clip = clip(of: placement, in: rect) { canvas.clip(to: clip) }
      placement.draw(paint: textPaint, on: &canvas)
    }
  }

  /// The text and what editing adds to it.
  private func drawText(on canvas: inout Canvas) {
    guard isFirstResponder else {
      if editing.count > 0 { drawText(in: textRect(forBounds: bounds), on: &canvas) }
      return
    }
    let marks = EditingMarks(self)
    guard isBeingEdited else {
      // Text that can be selected and not edited.
      marks?.drawBelowText(on: &canvas)
      drawText(in: textRect(forBounds: bounds), on: &canvas)
      marks?.drawCaretAndHandles(on: &canvas)
      return
    }
    let rect = editingRect(forBounds: bounds)
    let placement = editingPlacement(in: rect)
    canvas.withSavedState { canvas in
      if let clip = clip(of: placement, in: rect) { canvas.clip(to: clip) }
      marks?.drawBelowText(on: &canvas)
      placement.draw(paint: textPaint, on: &canvas)
      marks?.drawAboveText(on: &canvas)
    }
    marks?.drawCaretAndHandles(on: &canvas)
  }

  func drawStandardPlaceholder(in rect: Rect, on canvas: inout Canvas) {
    if rehearsal != nil {
      rehearsal?.notePlaceholder(in: rect, on: canvas)
      return
    }
    let placement = placeholderPlacement(in: rect)
    let paint = TextPaint(
      text: placeholderLine.displayed.text, font: font,
      textColor: SystemColor.placeholderText.color(in: context.interfaceStyle),
      linkColor: SystemColor.link.color(in: context.interfaceStyle), context: context)
    canvas.withSavedState { canvas in
      if let clip = clip(of: placement, in: rect) { canvas.clip(to: clip) }
      placement.draw(paint: paint, on: &canvas)
    }
  }

  /// The colours of the text that `textLine` shows. While the field is disabled, text without a colour of its own is drawn
  /// at half strength (a choice); text that has one keeps it (recorded, conformance rule 10), and so does a placeholder.
  private var textPaint: TextPaint {
    let standard = SystemColor.label.color(in: context.interfaceStyle)
    return TextPaint(
      text: textLine.displayed.text, font: ownFont,
      textColor: isEnabled ? standard : standard.multipliedAlpha(by: Label.disabledOpacity),
      linkColor: SystemColor.link.color(in: context.interfaceStyle), context: context)
  }

  /// What text is cut by; nil for text that fits, whose ink may leave the rectangle.
  ///
  /// A line that is too wide is cut at the rectangle's left and right edge; one that is too high at the upper and lower
  /// edge of the bounds. The sides that cut nothing are moved far enough to spare all ink.
  func clip(of placement: TextPlacement, in rect: Rect) -> Rect? {
    let height = placement.layout.usedSize.height
    let left = placement.layout.lines.flatMap(\.runs).map(\.origin.x).min() ?? 0
    let right = placement.layout.lines.flatMap(\.runs).map { $0.origin.x + $0.width }.max() ?? 0
    let isTooWide = left + placement.origin.x < rect.minX || right + placement.origin.x > rect.maxX
    let isTooHigh = height > bounds.height
    guard isTooWide || isTooHigh else { return nil }
    let spare = 2 * height
    let across = isTooWide ? rect : bounds.insetBy(dx: -spare, dy: 0)
    let down = isTooHigh ? bounds : bounds.insetBy(dx: 0, dy: -spare)
    return Rect(x: across.minX, y: down.minY, width: across.width, height: down.height)
  }

  /// What the field says to those who cannot see it.
  var shownText: String {
    if showsPlaceholder { return storedPlaceholder?.string ?? "" }
    return isSecureTextEntry
      ? String(repeating: DisplayedText.bullet, count: editing.string.count) : displayedText
  }
}
