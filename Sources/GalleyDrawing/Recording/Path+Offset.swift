import GalleyBase

extension Path {
  /// Moved by (`dx`, `dy`).
  func offsetBy(dx: Double, dy: Double) -> Path {
    guard dx != 0 || dy != 0 else { return self }
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): return .move(moved(point))
        case .line(let point): return .line(moved(point))
        case .quad(let control, let end): return .quad(control: moved(control), end: moved(end))
        case .cubic(let control1, let control2, let end):
          return .cubic(control1: moved(control1), control2: moved(control2), end: moved(end))
        case .close: return .close
        }
      })
  }
}
