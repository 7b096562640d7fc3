extension Path {
  /// The smallest rectangle that contains all points, including control points; nil if the path has
  /// no points.
  public var controlBounds: Rect? {
    var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
    func add(_ point: Point) {
      guard let old = bounds else {
        bounds = (point.x, point.y, point.x, point.y)
        return
      }
      bounds = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return bounds.map { Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }
}
