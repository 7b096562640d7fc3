import GalleyBase
import GalleyDrawing

/// The button that clears a text field: a grey disc with a hole in the shape of a cross, through
/// which the background is visible.
///
/// It is drawn, not a view; touching it has the effect of `TextField.clear()`.
///
/// The lengths are those of a search field's button (recorded: wallet-searchbar-clear, iOS 15 at 2x); that a plain
/// field has the same button is inferred.
struct ClearButton {
  /// The width and height of the button, in points (rule: clear-button-place).
  static let side: Double = 19
  /// The space between the button and the end of the border, in points (rule: clear-button-place).
  static let margin: Double = 5
  /// The diameter of the disc, in points. When drawn at 2x, the disc covers the recorded area and
  /// is 33.8 pixels wide.
  static let disc = 16.96
  /// The thickness of the cross, in points: 2.73 pixels at 2x.
  static let stroke = 1.365
  /// The horizontal and vertical distance from the centre of the disc to the centres of the arms'
  /// round ends, in points. The arms span 13.9 pixels at 2x.
  static let arm = 2.84

  let style: InterfaceStyle

  /// Draws the button in the centre of a rectangle. The disc is 17 points wide in a button of 19
  /// points, and scales with the button.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let factor = min(rect.width, rect.height) / ClearButton.side
    guard factor > 0 else { return }
    canvas.fill(
      ClearButton.outline(around: Point(x: rect.midX, y: rect.midY), factor: factor),
      SystemColor.systemGray.color(in: style))
  }

  /// Returns the path of the disc together with the outline of the cross, which is wound in the
  /// other direction.
  static func outline(around middle: Point, factor: Double) -> Path {
    let radius = disc / 2 * factor
    var path = Path(ovalIn: Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    // Half the thickness, along one axis of a slope of one.
    let half = stroke / 2 * factor * 0.5.squareRoot()
    let handle = half * Path.quarterCircleHandle
    // The cross is one arm rotated four times: first to the lower right, then counterclockwise.
    for turn in 0..<4 {
      func point(_ x: Double, _ y: Double) -> Point {
        switch turn {
        case 0: Point(x: middle.x + x, y: middle.y + y)
        case 1: Point(x: middle.x + y, y: middle.y - x)
        case 2: Point(x: middle.x - x, y: middle.y - y)
        default: Point(x: middle.x - y, y: middle.y + x)
        }
      }
      let end = arm * factor
      let corner = point(0, 2 * half)
      path.elements.append(turn == 0 ? .move(corner) : .line(corner))
      path.elements += [
        .line(point(end - half, end + half)),
        .cubic(
          control1: point(end - half + handle, end + half + handle),
          control2: point(end + half - handle, end + half + handle), end: point(end + half, end + half)),
        .cubic(
          control1: point(end + half + handle, end + half - handle),
          control2: point(end + half + handle, end - half + handle), end: point(end + half, end - half)),
      ]
    }
    path.elements.append(.close)
    return path
  }
}
