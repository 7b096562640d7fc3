public import GalleyBase
public import GalleyFonts

/// A recorder of a display list, on which views draw. There is no current context; a canvas is passed as `inout`.
///
/// Lengths are points, y down, from the canvas' origin, which `translate` moves. UIKit counterpart: the CGContext that
/// UIGraphicsGetCurrentContext() returns, without its other transforms.
///
/// ```swift
/// final class Underlined: View {
///   override func draw(_ rect: Rect, on canvas: inout Canvas) {
///     canvas.fill(Rect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), .black)
///   }
/// }
/// ```
public struct Canvas: Sendable {
  /// The commands so far.
  public private(set) var displayList: DisplayList
  /// Pixels per point of the picture, for drawing on whole pixels.
  public let scale: Double
  /// The origin of the canvas' coordinates in the whole picture.
  public private(set) var origin = Point.zero

  /// A saved state.
  private struct State {
    var origin: Point
    var openBrackets: Int
  }

  private var savedStates: [State] = []
  /// The closing commands of the open clips and groups, outermost first.
  private var openBrackets: [DisplayList.Command] = []

  /// Creates an empty canvas for pictures of `scale` pixels per point, whose glyphs become pixels by `glyphRules`.
  public init(scale: Double, glyphRules: GlyphRules = GlyphRules()) {
    self.scale = scale
    displayList = DisplayList(glyphRules: glyphRules)
  }

  // MARK: State

  /// Moves the origin by (`x`, `y`). UIKit counterpart: `translateBy(x:y:)`.
  public mutating func translateBy(x: Double, y: Double) { origin = Point(x: origin.x + x, y: origin.y + y) }

  /// Saves the origin, the clips and the opacity groups. UIKit counterpart: `saveGState()`.
  public mutating func saveState() { savedStates.append(State(origin: origin, openBrackets: openBrackets.count)) }

  /// Restores the origin, the clips and the opacity groups of the last saved state. Without one it is a programming
  /// error. UIKit counterpart: `restoreGState()`.
  public mutating func restoreState() {
    guard let state = savedStates.popLast() else {
      preconditionFailure("restoreState() without a saveState() before it")
    }
    origin = state.origin
    closeBrackets(downTo: state.openBrackets)
  }

  /// Calls `body`, and restores the origin, clips, opacity groups and saved states, even if `body` leaves some open.
  public mutating func withSavedState<Result>(_ body: (inout Canvas) throws -> Result) rethrows -> Result {
    saveState()
    let depth = savedStates.count
    defer {
      precondition(savedStates.count >= depth, "more calls of restoreState() than of saveState()")
      savedStates.removeLast(savedStates.count - depth)
      restoreState()
    }
    return try body(&self)
  }

  /// Clips drawing to `rect`, whose corners may be rounded, up to the matching restore.
  public mutating func clip(to rect: Rect, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular) {
    open(.pushClip(placed(rect, cornerRadius, cornerCurve)), closing: .popClip)
  }

  /// Clips drawing to the inside of `path` (nonzero winding) up to the matching restore.
  public mutating func clip(to path: Path) { open(.pushClipPath(placed(path)), closing: .popClip) }

  /// Begins a group that is composed by itself and then drawn with `opacity` (0…1) as a whole, up to the matching
  /// restore. UIKit counterpart: a view's `alpha`; `beginTransparencyLayer`.
  public mutating func beginOpacityGroup(_ opacity: Double) {
    open(.pushOpacity(opacity > 0 ? min(opacity, 1) : 0), closing: .popOpacity)
  }

  /// Begins a group of which only the shadow is drawn, in `color`, with edges that fade over `blurRadius` points, up to
  /// the matching restore. The shadow has no offset: move the canvas for one.
  public mutating func beginShadow(_ color: Color, blurRadius: Double) {
    open(.pushShadow(color, blurRadius: blurRadius > 0 ? blurRadius : 0), closing: .popShadow)
  }

  private mutating func open(_ command: DisplayList.Command, closing: DisplayList.Command) {
    displayList.commands.append(command)
    openBrackets.append(closing)
  }

  private mutating func closeBrackets(downTo count: Int) {
    while openBrackets.count > count, let command = openBrackets.popLast() {
      displayList.commands.append(command)
    }
  }

  // MARK: Drawing

  /// Fills `rect`, whose corners may be rounded; nothing is recorded if it is empty or the colour wholly transparent.
  public mutating func fill(
    _ rect: Rect, _ color: Color, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular
  ) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    displayList.commands.append(.fill(placed(rect, cornerRadius, cornerCurve), color))
  }

  /// Draws a border of `width` inside the edge of `rect`. UIKit counterpart: CALayer's `borderWidth`.
  public mutating func frame(
    _ rect: Rect, width: Double, _ color: Color, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular
  ) {
    guard !rect.isEmpty, width > 0, color.alpha > 0 else { return }
    displayList.commands.append(.frame(placed(rect, cornerRadius, cornerCurve), width: width, color))
  }

  /// Fills `path` by the nonzero winding rule.
  public mutating func fill(_ path: Path, _ color: Color) {
    guard !path.elements.isEmpty, color.alpha > 0 else { return }
    displayList.commands.append(.fillPath(placed(path), color))
  }

  /// Draws a line of `width` centred on `path`.
  public mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    guard !path.elements.isEmpty, width > 0, color.alpha > 0 else { return }
    displayList.commands.append(.strokePath(placed(path), width: width, color))
  }

  /// Draws glyphs, whose origin is relative to the canvas' origin.
  public mutating func draw(_ glyphs: GlyphsCommand) {
    guard !glyphs.glyphs.isEmpty, glyphs.color.alpha > 0 else { return }
    var placed = glyphs
    placed.origin = Point(x: glyphs.origin.x + origin.x, y: glyphs.origin.y + origin.y)
    displayList.commands.append(.glyphs(placed))
  }

  /// Draws glyphs that are turned; their transforms lead to the canvas' coordinates.
  public mutating func draw(_ glyphs: TurnedGlyphsCommand) {
    guard !glyphs.glyphs.isEmpty, glyphs.color.alpha > 0 else { return }
    var placed = glyphs
    for index in placed.glyphs.indices {
      placed.glyphs[index].transform.tx += origin.x
      placed.glyphs[index].transform.ty += origin.y
    }
    displayList.commands.append(.turnedGlyphs(placed))
  }

  /// Draws `bitmap` into `rect`. UIKit counterpart: `UIImage.draw(in:)`.
  public mutating func draw(_ bitmap: Bitmap, in rect: Rect) {
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    displayList.commands.append(.image(bitmap, rect.offsetBy(dx: origin.x, dy: origin.y)))
  }

  /// Fills `rect` with `bitmap`, repeated in `tileSize` from the upper left corner on.
  /// UIKit counterpart: `UIImage.drawAsPattern(in:)`.
  public mutating func draw(_ bitmap: Bitmap, tileSize: Size, in rect: Rect) {
    guard !rect.isEmpty, tileSize.width > 0, tileSize.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    displayList.commands.append(.tiles(bitmap, size: tileSize, rect.offsetBy(dx: origin.x, dy: origin.y)))
  }

  private func placed(_ rect: Rect, _ cornerRadius: Double, _ cornerCurve: CornerCurve) -> RoundedRect {
    RoundedRect(rect.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: cornerRadius, cornerCurve: cornerCurve)
  }

  private func placed(_ path: Path) -> Path { path.offsetBy(dx: origin.x, dy: origin.y) }
}
