import GalleyBase
import GalleyDrawing

/// The button that empties a field: a grey disc with a cross-shaped hole, through which the background is visible.
///
/// It is drawn, not a view; touching it has the effect of `TextField.clear()`.
///
/// The lengths are those of a search field's button (recorded: wallet-searchbar-clear, iOS 15 at 2x); that a plain
/// field has the same button is inferred.
struct ClearButton {
  /// Width and height of the button (rule: clear-button-place).
  static let side: Double = 19
  /// Space between the button and the end of the border (rule: clear-button-place).
  static let margin: Double = 5
  /// Diameter of the disc: drawn at 2x it covers the recorded area, and is 33.8 pixels across.
  static let disc = 16.96
  /// Thickness of the cross: 2.73 pixels at 2x.
  static let stroke = 1.365
  /// The distance, horizontally and vertically, from the centre of the disc to the centres of the arms' round ends; the
  /// arms span 13.9 pixels at 2x.
  static let arm = 2.84

  let style: InterfaceStyle

  /// Draws a disc of 17 points for a button of 19 in the centre of the rectangle; other sizes scale in proportion.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let factor = min(rect.width, rect.height) / ClearButton.side
    guard factor > 0 else { return }
    canvas.fill(
      ClearButton.outline(around: Point(x: rect.midX, y: rect.midY), factor: factor),
      SystemColor.systemGray.color(in: style))
  }

  /// The disc and, wound the other way, the outline of the cross.
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
