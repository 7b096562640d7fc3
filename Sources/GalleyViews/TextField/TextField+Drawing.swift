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
    if dryRun != nil {
      dryRun?.noteText(in: rect, on: canvas)
      return
    }
    if let label { return label.drawText(in: rect, on: &canvas) }
    let placement = idlePlacement(in: rect)
    placement.draw(paint: textPaint, clip: clip(of: placement, in: rect), on: &canvas)
  }

  /// Draws the text, the selection and the caret.
  private func drawText(on canvas: inout Canvas) {
    guard isFirstResponder else {
      if editing.count > 0 { drawText(in: textRect(forBounds: bounds), on: &canvas) }
      return
    }
    let marks = EditingMarks(self)
    guard isBeingEdited else {
      // Text that can be selected but not edited.
      marks?.drawBelowText(on: &canvas)
      drawText(in: textRect(forBounds: bounds), on: &canvas)
      marks?.drawCaretAndHandles(on: &canvas)
      return
    }
    let rect = editingRect(forBounds: bounds)
    let placement = editingPlacement(in: rect)
    canvas.withSavedState { canvas in
      canvas.clip(to: clip(of: placement, in: rect))
      marks?.drawBelowText(on: &canvas)
      placement.draw(paint: textPaint, on: &canvas)
      marks?.drawAboveText(on: &canvas)
    }
    marks?.drawCaretAndHandles(on: &canvas)
  }

  func drawStandardPlaceholder(in rect: Rect, on canvas: inout Canvas) {
    if dryRun != nil {
      dryRun?.notePlaceholder(in: rect, on: canvas)
      return
    }
    let placement = placeholderPlacement(in: rect)
    placement.draw(paint: placeholderPaint, clip: clip(of: placement, in: rect), on: &canvas)
  }

  /// The colours and attributes with which the placeholder in `placeholderLine` is drawn.
  var placeholderPaint: TextPaint {
    TextPaint(
      text: placeholderLine.displayed.text, font: font,
      textColor: SystemColor.placeholderText.color(in: context.interfaceStyle), context: context)
  }

  /// The colours and attributes with which the text in `textLine` is drawn.
  ///
  /// In a disabled field, text without its own colour is drawn at half strength (a choice); text with its own colour
  /// keeps it (recorded, conformance rule 10), and so does a placeholder.
  var textPaint: TextPaint {
    let standard = SystemColor.label.color(in: context.interfaceStyle)
    return TextPaint(
      text: textLine.displayed.text, font: ownFont,
      textColor: isEnabled ? standard : standard.multipliedAlpha(by: Label.disabledOpacity), context: context)
  }

  /// Returns the area to which text in a rectangle is clipped; nil if the text fits. Scrolled or
  /// overlong text is clipped at the left and right edges.
  private func clip(of placement: TextPlacement, in rect: Rect) -> TextClip? {
    let runs = placement.layout.lines.flatMap(\.runs)
    let left = runs.map(\.origin.x).min() ?? 0
    let right = runs.map { $0.origin.x + $0.width }.max() ?? 0
    return placement.clip(
      to: rect, in: bounds,
      isTooWide: left + placement.origin.x < rect.minX || right + placement.origin.x > rect.maxX,
      isTooHigh: placement.layout.usedHeight > bounds.height)
  }

  /// The text that screen readers use for the field.
  var shownText: String {
    if showsPlaceholder { return attributedPlaceholder?.string ?? "" }
    return isSecureTextEntry
      ? String(repeating: DisplayedText.bullet, count: editing.string.count) : displayedText
  }
}
