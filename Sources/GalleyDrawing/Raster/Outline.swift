import GalleyBase

/// A shape's edges on the subpixel grid: what the scan converter fills, by the nonzero winding rule.
struct Outline {
  /// A straight line that goes down; `winding` is −1 if the outline runs along it upwards.
  struct Edge {
    var x0, y0, x1, y1: Subpixel
    var winding: Int32
  }

  /// The edges; level ones are left out, since they bound no area.
  private(set) var edges: [Edge] = []
  private(set) var left = Subpixel.max
  private(set) var right = Subpixel.min
  private(set) var top = Subpixel.max
  private(set) var bottom = Subpixel.min

  private var start: (x: Subpixel, y: Subpixel) = (0, 0)
  private var current: (x: Subpixel, y: Subpixel) = (0, 0)

  /// The pixels the shape touches.
  var pixelBounds: PixelRect {
    guard left <= right, top <= bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return SubpixelRect(left: left, top: top, right: right, bottom: bottom).pixelBounds
  }

  /// Begins a closed line.
  mutating func move(toX x: Subpixel, y: Subpixel) {
    close()
    start = (x, y)
    current = start
  }

  /// Goes on straight.
  mutating func line(toX x: Subpixel, y: Subpixel) {
    if y > current.y {
      append(Edge(x0: current.x, y0: current.y, x1: x, y1: y, winding: 1))
    } else if y < current.y {
      append(Edge(x0: x, y0: y, x1: current.x, y1: current.y, winding: -1))
    }
    current = (x, y)
  }

  /// Goes back to where the line began.
  mutating func close() { line(toX: start.x, y: start.y) }

  private mutating func append(_ edge: Edge) {
    edges.append(edge)
    left = min(left, edge.x0, edge.x1)
    right = max(right, edge.x0, edge.x1)
    top = min(top, edge.y0)
    bottom = max(bottom, edge.y1)
  }
}

extension Outline {
  /// The outline of a path in points at `scale` pixels per point.
  init(_ path: Path, scale: Double) {
    self.init()
    for subpath in path.flattened(scale: scale) { append(subpath.points) }
  }

  /// A closed line through points in pixels.
  mutating func append(_ points: [Point]) {
    guard let first = points.first else { return }
    move(toX: Subpixel(pixels: first.x), y: Subpixel(pixels: first.y))
    for point in points.dropFirst() { line(toX: Subpixel(pixels: point.x), y: Subpixel(pixels: point.y)) }
    close()
  }

  /// A rectangle with rounded corners, in points at `scale` pixels per point.
  init(_ shape: RoundedRect, scale: Double) {
    self.init()
    append(SubpixelRect(shape.rect, scale: scale), radius: Subpixel(pixels: shape.cornerRadius * scale))
  }

  /// What lies between a rectangle with rounded corners and the same drawn in by `width` on every side, whose radius is
  /// less by as much, as CALayer's borders are.
  init(frame shape: RoundedRect, width: Double, scale: Double) {
    self.init()
    let outer = SubpixelRect(shape.rect, scale: scale)
    let limit = min(outer.right - outer.left, outer.bottom - outer.top) / 2
    let radius = min(Subpixel(pixels: shape.cornerRadius * scale), limit)
    let inset = Subpixel(pixels: width * scale)
    append(outer, radius: radius)
    append(outer.inset(by: inset), radius: max(0, radius - inset), isHole: true)
  }

  /// Clockwise, or the other way round for a hole. All corners are the same curve mirrored, on the grid, so that the
  /// shape is as symmetric as its rectangle.
  private mutating func append(_ rect: SubpixelRect, radius: Subpixel, isHole: Bool = false) {
    guard !rect.isEmpty else { return }
    let limited = min(radius, min(rect.right - rect.left, rect.bottom - rect.top) / 2)
    let corner = QuarterCircle(radius: limited).points
    let (left, top) = (rect.left + limited, rect.top + limited)
    let (right, bottom) = (rect.right - limited, rect.bottom - limited)
    var points = corner.map { (right + $0.x, top - $0.y) }
    points += corner.reversed().map { (right + $0.x, bottom + $0.y) }
    points += corner.map { (left - $0.x, bottom + $0.y) }
    points += corner.reversed().map { (left - $0.x, top - $0.y) }
    if isHole { points.reverse() }
    move(toX: points[0].0, y: points[0].1)
    for point in points.dropFirst() { line(toX: point.0, y: point.1) }
    close()
  }
}
