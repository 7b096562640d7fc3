import GalleyBase
import GalleyDrawing

/// The drawing of a window's keyboard.
extension Window {
  /// Draws the keyboard: keys on a plain background with a thin line above it, and the input and
  /// accessory views.
  ///
  /// Keys that would be illegibly small are omitted.
  func drawKeyboard(on canvas: inout Canvas) {
    guard let snapshot = presentedSnapshot, let frame = presentedKeyboardFrame, !frame.isEmpty,
      frame.minY < bounds.height
    else { return }
    let style = snapshot.views.keyboardAppearance.style(in: context.interfaceStyle)
    let palette = KeyboardPalette(style)
    let accessory = Rect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: min(frame.height, max(0, snapshot.keyboard.accessoryHeight)))
    // A moving keyboard may not reach the lower edge.
    canvas.fill(
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: max(frame.height, bounds.height - frame.minY)),
      palette.ground)
    if !accessory.isEmpty {
      canvas.fill(accessory, SystemColor.systemGray6.color(in: style))
      drawLine(at: accessory.maxY, style, on: &canvas)
    }
    drawLine(at: frame.minY, style, on: &canvas)
    drawKeys(
      of: snapshot, in: Rect(x: frame.minX, y: accessory.maxY, width: frame.width, height: snapshot.keyboard.height),
      palette,
      on: &canvas)
    draw(snapshot.views.accessoryView, at: accessory.origin, on: &canvas)
    draw(snapshot.views.inputView, at: Point(x: frame.minX, y: accessory.maxY), on: &canvas)
  }

  /// Returns the final upper left corner of an input or accessory view, in the window's
  /// coordinates; (0, 0) for other views.
  func originOnKeyboard(of view: View) -> Point {
    guard let keyboard = shownKeyboard, let place = keyboardFrame,
      keyboardState.inputViews.contains(where: { $0 === view })
    else { return .zero }
    let isAccessory = view === requestedInputViews.accessoryView
    return Point(
      x: place.minX - frame.minX,
      y: place.minY + (isAccessory ? 0 : max(0, keyboard.accessoryHeight)) - frame.minY)
  }

  private func drawLine(at y: Double, _ style: InterfaceStyle, on canvas: inout Canvas) {
    let line = Rect(x: 0, y: y, width: bounds.width, height: 1 / context.scale)
    canvas.fill(line, SystemColor.systemGray3.color(in: style))
  }

  private func drawKeys(
    of snapshot: KeyboardSnapshot, in area: Rect, _ palette: KeyboardPalette, on canvas: inout Canvas
  ) {
    guard let type = snapshot.views.shownType else { return }
    let isTablet = KeyboardPlan.isTablet(area.size)
    let rows = KeyboardRows(
      type, returnKeyType: snapshot.views.returnKeyType, locale: context.locale, isTablet: isTablet)
    let plan = KeyboardPlan(rows, size: area.size, scale: context.scale)
    KeyboardPainting(plan: plan, palette: palette, context: context, isTablet: isTablet)
      .draw(at: area.origin, on: &canvas)
  }

  private func draw(_ view: View?, at origin: Point, on canvas: inout Canvas) {
    guard let view else { return }
    view.layoutIfNeeded()
    canvas.withSavedState { canvas in
      canvas.translateBy(x: origin.x, y: origin.y)
      view.render(on: &canvas)
    }
  }
}
