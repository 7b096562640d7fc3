import GalleyBase
import GalleyDrawing

extension TextField {
  /// Draws the border or the background picture that replaces it.
  ///
  /// A rounded border hides the picture, and is filled with the field's background colour, or else the system's
  /// (rule: field-background).
  ///
  /// Widths, colours and radius are recorded: SUITextField, about iOS 15 at 3x.
  func drawBorder(in rect: Rect, on canvas: inout Canvas) {
    if borderStyle != .roundedRect, let image = shownBackground { return canvas.draw(image, in: rect) }
    switch borderStyle {
    case .none: return
    case .line: canvas.frame(rect, width: 1, SystemColor.label.color(in: context.interfaceStyle))
    case .bezel: drawBezel(in: rect, on: &canvas)
    case .roundedRect: drawRoundedBorder(in: rect, on: &canvas)
    }
  }

  /// The radius of the rounded border's corners, in points. The corners are continuous curves.
  static let roundedRectRadius: Double = 5
  /// The opacity of the rounded border. The border is black, or white in the dark style.
  static let roundedRectOpacity = 0.2

  /// The background picture for the current state. `disabledBackground` is used only if there is a
  /// `background` too.
  private var shownBackground: ResizableImage? {
    guard let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }

  /// Draws a rounded background with a border of one pixel.
  private func drawRoundedBorder(in rect: Rect, on canvas: inout Canvas) {
    let style = context.interfaceStyle
    let ground = backgroundColor ?? SystemColor.systemBackground.color(in: style)
    let ink = SystemColor.label.color(in: style).multipliedAlpha(by: TextField.roundedRectOpacity)
    let radius = TextField.roundedRectRadius
    if drawsBackground { canvas.fill(rect, ground, cornerRadius: radius, cornerCurve: .continuous) }
    canvas.frame(rect, width: 1 / context.scale, ink, cornerRadius: radius, cornerCurve: .continuous)
  }

  /// Draws a grey line on all sides, which is the same in the dark style. Inside its upper and left
  /// edges there is a second line, lighter than the first, or darker in the dark style.
  private func drawBezel(in rect: Rect, on canvas: inout Canvas) {
    canvas.frame(rect, width: 1, Color(red: 0x80, green: 0x80, blue: 0x80))
    let inner = rect.insetBy(dx: 1, dy: 1)
    let level: UInt8 = context.interfaceStyle == .dark ? 0x55 : 0xAA
    let shade = Color(red: level, green: level, blue: level)
    canvas.fill(Rect(x: inner.minX, y: inner.minY, width: inner.width, height: min(1, inner.height)), shade)
    canvas.fill(Rect(x: inner.minX, y: inner.minY + 1, width: min(1, inner.width), height: inner.height - 1), shade)
  }
}
