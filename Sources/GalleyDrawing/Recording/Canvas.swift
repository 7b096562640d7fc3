public import GalleyBase
public import GalleyFonts

/// Records the drawing of views as a display list. There is no current context; pass the canvas as
/// `inout`.
///
/// Lengths are points, y down, in coordinates that `transform` converts to those of the whole picture. As long as it is
/// a translation, everything is recorded as given. Otherwise shapes become paths, glyphs are drawn from their outlines,
/// and pictures are sampled; if the transform only scales and translates, upright rectangles and pictures stay as they
/// are. UIKit counterpart: the CGContext that UIGraphicsGetCurrentContext() returns.
///
/// ```swift
/// final class Underlined: View {
///   override func draw(_ rect: Rect, on canvas: inout Canvas) {
///     canvas.fill(Rect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1), .black)
///   }
/// }
/// ```
public struct Canvas: Sendable {
  /// The commands recorded so far.
  public internal(set) var displayList: DisplayList
  /// The number of pixels per point of the picture. Use it to align drawing with whole pixels.
  public let scale: Double
  /// The transform from the coordinates of the canvas to those of the whole picture.
  public internal(set) var transform = AffineTransformation.identity
  /// The origin of the canvas in the coordinates of the whole picture.
  public var origin: Point { Point(x: transform.tx, y: transform.ty) }

  /// The state that `saveState` saves.
  private struct State {
    var transform: AffineTransformation
    var openBrackets: Int
  }

  /// The commands that open and close a clip or group.
  private struct Bracket {
    var opening: DisplayList.Command
    var closing: DisplayList.Command
  }

  /// The commands that each named object drew, collected during recording; nil if they are not
  /// needed.
  package var spans: [DrawnSpan]?

  /// True if glyphs in a transparent colour are also recorded, for checks that look for invisible
  /// text.
  package var keepsTransparentGlyphs = false

  /// The visible parts of the whole picture; nil if they are not known.
  package var visible: [Rect]?

  private var savedStates: [State] = []
  /// The clips and groups that are open, outermost first.
  private var openBrackets: [Bracket] = []

  /// Creates an empty canvas for pictures of `scale` pixels per point. `glyphRules` determine how
  /// glyphs are rasterised.
  public init(scale: Double, glyphRules: GlyphRules = GlyphRules()) {
    self.scale = scale
    displayList = DisplayList(glyphRules: glyphRules)
  }

  // MARK: State

  /// Translates all subsequent drawing by (`x`, `y`). UIKit counterpart: `translateBy(x:y:)`.
  public mutating func translateBy(x: Double, y: Double) {
    if transform.isTranslation {
      transform.tx += x
      transform.ty += y
    } else {
      concatenate(.translation(x: x, y: y))
    }
  }

  /// Scales all subsequent drawing about the origin. UIKit counterpart: `scaleBy(x:y:)`.
  public mutating func scaleBy(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }

  /// Rotates all subsequent drawing around the origin, by an angle in radians. The rotation is
  /// clockwise, because y is down. UIKit counterpart: `rotate(by:)`.
  public mutating func rotate(by angle: Double) {
    let direction = Point(onUnitCircleAt: angle)
    concatenate(
      AffineTransformation(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0))
  }

  /// Applies `first` before the current transform to all subsequent drawing. UIKit counterpart:
  /// `concatenate(_:)`.
  public mutating func concatenate(_ first: AffineTransformation) { transform = first.concatenating(transform) }

  /// Saves the transform, clips and groups. UIKit counterpart: `saveGState()`.
  public mutating func saveState() {
    savedStates.append(State(transform: transform, openBrackets: openBrackets.count))
  }

  /// Restores the transform, clips and groups of the last saved state. A call without a saved state
  /// is a programming error. UIKit counterpart: `restoreGState()`.
  public mutating func restoreState() {
    guard let state = savedStates.popLast() else {
      preconditionFailure("restoreState() without a saveState() before it")
    }
    transform = state.transform
    closeBrackets(downTo: state.openBrackets)
  }

  /// Calls `body`, and then restores the transform, clips, groups and saved states that the canvas
  /// had before, also if `body` has left some of them open.
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

  /// Opens a clip or group with the command `opening`. It is closed by `closing` at the matching
  /// `restoreState`.
  mutating func open(_ opening: DisplayList.Command, closing: DisplayList.Command) {
    displayList.commands.append(opening)
    openBrackets.append(Bracket(opening: opening, closing: closing))
  }

  /// Appends a drawing command.
  mutating func append(_ command: DisplayList.Command) { displayList.commands.append(command) }

  private mutating func closeBrackets(downTo count: Int) {
    while openBrackets.count > count, let bracket = openBrackets.popLast() {
      displayList.commands.append(bracket.closing)
    }
  }

  /// Records that an object with this name drew all commands from index `start` on.
  package mutating func noteSpan(_ name: String?, from start: Int) {
    guard let name, spans != nil else { return }
    spans?.append(DrawnSpan(name: name, commands: start..<displayList.commands.count))
  }

  // MARK: Parts of a picture

  /// Returns the commands recorded so far and removes them from the canvas. The canvas keeps its
  /// state, and the same clips and groups remain open. Use this for pictures that are made while
  /// drawing continues.
  public mutating func takeDisplayList() -> DisplayList {
    let list = displayList
    displayList.commands = openBrackets.map(\.opening)
    return list
  }

  /// Appends the commands of another list, moved by (`dx`, `dy`) in the coordinates of the whole
  /// picture. The transform of the canvas does not apply to these commands.
  public mutating func append(_ list: DisplayList, dx: Double = 0, dy: Double = 0) {
    displayList.commands += list.commands.map { $0.offsetBy(dx: dx, dy: dy) }
  }

  /// An empty canvas with the same transform and settings, without commands and open clips or
  /// groups.
  package var emptied: Canvas {
    var canvas = Canvas(scale: scale, glyphRules: displayList.glyphRules)
    canvas.transform = transform
    canvas.visible = visible
    canvas.keepsTransparentGlyphs = keepsTransparentGlyphs
    if spans != nil { canvas.spans = [] }
    return canvas
  }

  /// Appends the commands and spans of a canvas that was created by `emptied`.
  package mutating func append(_ other: Canvas) {
    let start = displayList.commands.count
    append(other.displayList)
    spans? += (other.spans ?? []).map { $0.moved(by: start) }
  }

  /// Closes all clips and groups, and returns the commands.
  package mutating func finishedList() -> DisplayList {
    closeBrackets(downTo: 0)
    return displayList
  }

  /// Returns the canvas and replaces it by an empty one, so that the list of commands is stored
  /// only once.
  package mutating func takeAway() -> Canvas {
    var taken = Canvas(scale: scale)
    swap(&self, &taken)
    return taken
  }
}
