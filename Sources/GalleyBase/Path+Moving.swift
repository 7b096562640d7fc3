extension Path {
  /// Returns the path moved by (`dx`, `dy`).
  public func offsetBy(dx: Double, dy: Double) -> Path {
    guard dx != 0 || dy != 0 else { return self }
    return mapPoints { Point(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path after a transform is applied.
  public func applying(_ transform: AffineTransformation) -> Path { mapPoints(transform.apply(to:)) }

  /// Returns the path with `map` applied to every point, including control points.
  public func mapPoints(_ map: (Point) -> Point) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): return .move(map(point))
        case .line(let point): return .line(map(point))
        case .quad(let control, let end): return .quad(control: map(control), end: map(end))
        case .cubic(let control1, let control2, let end):
          return .cubic(control1: map(control1), control2: map(control2), end: map(end))
        case .close: return .close
        }
      })
  }
}
