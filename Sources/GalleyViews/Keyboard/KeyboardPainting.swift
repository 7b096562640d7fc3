import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText

/// Draws the keys of a keyboard. Their labels are laid out like other text, in the context's
/// default font.
struct KeyboardPainting {
  let plan: KeyboardPlan
  let palette: KeyboardPalette
  let context: RenderContext
  let isTablet: Bool

  /// The radius of a key's corners, in points.
  private static let cornerRadius = 5.0

  /// Draws keys, separators and symbols of a keyboard whose upper left corner is at `origin`.
  func draw(at origin: Point, on canvas: inout Canvas) {
    canvas.withSavedState { canvas in
      canvas.translateBy(x: origin.x, y: origin.y)
      for separator in plan.separators { canvas.fill(separator, palette.separator) }
      for placed in plan.keys { draw(placed, on: &canvas) }
      for (symbol, center) in plan.symbols { symbol.draw(around: center, side: 26, palette.text, on: &canvas) }
    }
  }

  private func draw(_ placed: KeyboardPlan.PlacedKey, on canvas: inout Canvas) {
    let frame = placed.frame
    if let ground = ground(of: placed.key.role) {
      let radius = min(KeyboardPainting.cornerRadius, frame.width / 4, frame.height / 4)
      canvas.fill(frame.offsetBy(dx: 0, dy: 1), palette.edge, cornerRadius: radius)
      canvas.fill(frame, ground, cornerRadius: radius)
    }
    let color = placed.key.role == .action ? palette.actionText : palette.text
    let room = frame.width - 4
    let center = Point(x: frame.midX, y: frame.midY)
    switch placed.key.cap {
    case .blank: break
    case .symbol(let symbol):
      symbol.draw(around: center, side: min(24, frame.height * 0.6, frame.width * 0.75), color, on: &canvas)
    case .word(let word):
      let size = placed.key.role == .bare ? frame.height * 0.4 : min(16, frame.height * 0.5, plan.column * 0.5)
      draw(word, size: size, isLow: true, in: room, around: center, color, on: &canvas)
    case .character(let character):
      let isLow = character.contains { $0.isLowercase }
      draw(character, size: characterSize(in: frame), isLow: isLow, in: room, around: center, color, on: &canvas)
    case .digit(let digit, let letters): draw(digit, letters, in: frame, color, on: &canvas)
    }
  }

  private func ground(of role: KeyboardKey.Role) -> Color? {
    switch role {
    case .input: palette.input
    case .function: palette.function
    case .action: palette.action
    case .bare: nil
    }
  }

  private func characterSize(in frame: Rect) -> Double {
    min(frame.height * 0.57, frame.width * 0.86, isTablet ? 26 : 28)
  }

  // MARK: Text

  /// Draws a digit above letters, centred as a group. Digits in a row share a baseline, even
  /// without letters.
  private func draw(_ digit: String, _ letters: String, in frame: Rect, _ color: Color, on canvas: inout Canvas) {
    let font = context.defaultFont.withSize(min(26, frame.height * 0.55))
    let small = context.defaultFont.withSize(font.pointSize * 0.38)
    let gap = small.capHeight * 0.75
    let top = frame.midY - (font.capHeight + gap + small.capHeight) / 2
    draw(digit, font, width: frame.width, middle: frame.midX, baseline: top + font.capHeight, color, on: &canvas)
    guard !letters.isEmpty else { return }
    draw(
      letters, small, tracking: small.pointSize * 0.18, width: frame.width, middle: frame.midX,
      baseline: top + font.capHeight + gap + small.capHeight, color, on: &canvas)
  }

  /// Draws text centred vertically, so that words in a row share a baseline. Capitals and digits
  /// are centred by the cap height, lowercase letters and words by the mean of cap height and
  /// x-height.
  private func draw(
    _ text: String, size: Double, isLow: Bool, in width: Double, around center: Point, _ color: Color,
    on canvas: inout Canvas
  ) {
    let font = context.defaultFont.withSize(size)
    let height = isLow ? (font.capHeight + font.xHeight) / 2 : font.capHeight
    draw(text, font, width: width, middle: center.x, baseline: center.y + height / 2, color, on: &canvas)
  }

  /// Draws one line of text centred horizontally. If it is too wide, its font is smaller.
  private func draw(
    _ text: String, _ font: Font, tracking: Double = 0, width: Double, middle: Double, baseline: Double, _ color: Color,
    on canvas: inout Canvas
  ) {
    var attributes = TextAttributes()
    attributes.font = font
    attributes.foregroundColor = color
    if tracking > 0 { attributes.kern = tracking }
    var line = AttributedText(text, attributes: attributes)
    var taken = line.size(in: context).width
    if taken > width, taken > 0, width > 0 {
      attributes.font = font.withSize(font.pointSize * width / taken)
      line = AttributedText(text, attributes: attributes)
      taken = line.size(in: context).width
    }
    line.draw(
      with: Rect(x: middle - (taken - tracking) / 2, y: baseline, width: 0, height: 0), options: [], on: &canvas,
      in: context)
  }
}
