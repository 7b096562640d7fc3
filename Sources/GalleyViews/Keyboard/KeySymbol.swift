import GalleyBase
import GalleyDrawing

/// A symbol on a key or next to the keys. Its strokes have one thickness and lie in a square of 24
/// units around (0, 0).
///
/// The drawings are our own, modelled on the symbols that keyboards share.
enum KeySymbol: Hashable, CaseIterable {
  case shift, delete, returnArrow, globe, face, microphone, hide

  /// The thickness of the strokes, in units of the square.
  static let stroke = 1.5

  /// The strokes of the symbol, as SVG path data.
  private var lines: String {
    switch self {
    case .shift: "M0,-9L9.5,0.5H4.5V8H-4.5V0.5H-9.5Z"
    case .delete:
      "M-11.5,0L-5.4,-7.2C-4.9,-7.8 -4.3,-8 -3.6,-8H8.5C10,-8 11,-7 11,-5.5V5.5C11,7 10,8 8.5,8H-3.6C-4.3,8 -4.9,7.8 "
        + "-5.4,7.2Z M-0.9,-3.2L5.5,3.2M5.5,-3.2L-0.9,3.2"
    case .returnArrow: "M9,-6V-1C9,1 8,2 6,2H-8.5M-4,-2.5L-8.5,2L-4,6.5"
    case .globe:
      "M0,-9.5C5.25,-9.5 9.5,-5.25 9.5,0C9.5,5.25 5.25,9.5 0,9.5C-5.25,9.5 -9.5,5.25 -9.5,0C-9.5,-5.25 -5.25,-9.5 0,-9.5Z "
        + "M0,-9.5C2.4,-9.5 4.3,-5.25 4.3,0C4.3,5.25 2.4,9.5 0,9.5C-2.4,9.5 -4.3,5.25 -4.3,0C-4.3,-5.25 -2.4,-9.5 0,-9.5Z "
        + "M0,-9.5V9.5M-9.5,0H9.5M-7.7,-5.2C-3.2,-3.4 3.2,-3.4 7.7,-5.2M-7.7,5.2C-3.2,3.4 3.2,3.4 7.7,5.2"
    case .face:
      "M0,-9.5C5.25,-9.5 9.5,-5.25 9.5,0C9.5,5.25 5.25,9.5 0,9.5C-5.25,9.5 -9.5,5.25 -9.5,0C-9.5,-5.25 -5.25,-9.5 0,-9.5Z "
        + "M-4.8,2.4C-3.4,5.8 3.4,5.8 4.8,2.4"
    case .microphone: "M-6.5,-2V0C-6.5,8.4 6.5,8.4 6.5,0V-2M0,6.4V10M-3.8,10H3.8"
    case .hide:
      "M-9,-9H9C10.2,-9 11,-8.2 11,-7V1C11,2.2 10.2,3 9,3H-9C-10.2,3 -11,2.2 -11,1V-7C-11,-8.2 -10.2,-9 -9,-9Z "
        + "M-3.5,6.5L0,9.5L3.5,6.5 M-4.5,0H4.5 M-7.5,-5.5H-6.5M-3.5,-5.5H-2.5M0.5,-5.5H1.5M4.5,-5.5H6.5"
    }
  }

  /// The filled areas of the symbol, as SVG path data; nil if it has none.
  private var areas: String? {
    switch self {
    case .face:
      "M-3.3,-4.6C-2.5,-4.6 -2.2,-3.8 -2.2,-2.8C-2.2,-1.8 -2.5,-1 -3.3,-1C-4.1,-1 -4.4,-1.8 -4.4,-2.8C-4.4,-3.8 -4.1,-4.6 "
        + "-3.3,-4.6Z M3.3,-4.6C4.1,-4.6 4.4,-3.8 4.4,-2.8C4.4,-1.8 4.1,-1 3.3,-1C2.5,-1 2.2,-1.8 2.2,-2.8C2.2,-3.8 2.5,-4.6 "
        + "3.3,-4.6Z"
    case .microphone:
      "M0,-10.5C2.2,-10.5 3.6,-8.9 3.6,-6.9V0C3.6,2 2.2,3.6 0,3.6C-2.2,3.6 -3.6,2 -3.6,0V-6.9C-3.6,-8.9 -2.2,-10.5 0,-10.5Z"
    case .shift, .delete, .returnArrow, .globe, .hide: nil
    }
  }

  /// Draws the symbol in a square around `center`, with sides of `side` points.
  func draw(around center: Point, side: Double, _ color: Color, on canvas: inout Canvas) {
    let factor = side / 24
    canvas.stroke(outline(lines, center, factor), width: KeySymbol.stroke * factor, color)
    if let areas { canvas.fill(outline(areas, center, factor), color) }
  }

  /// Returns the path of SVG data. It is empty if the data is invalid, which a test rules out.
  private func outline(_ data: String, _ center: Point, _ factor: Double) -> Path {
    let path = (try? Path(data: data)) ?? Path()
    return path.mapPoints { Point(x: center.x + $0.x * factor, y: center.y + $0.y * factor) }
  }
}
