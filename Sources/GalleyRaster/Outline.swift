public import GalleyBase

/// The edges of a shape on the subpixel grid. The scan converter fills them.
///
/// An outline is built with a pen: `move`, `line`, `quad`, `cubic`, `close`. Coordinates are pixels, y down. All curves
/// become straight lines by one rule; see `Outline+Curves.swift`.
public struct Outline: Sendable {
  /// A straight edge, whose first end is the upper one. `winding` is 1 if the outline runs
  /// downwards along the edge, and −1 if it runs upwards.
  struct Edge {
    var x0, y0, x1, y1: Subpixel
    var winding: Int32
  }

  /// A position on the subpixel grid.
  public struct Position: Equatable, Sendable {
    /// The distance from the left, in steps of the grid.
    public var x: Subpixel
    /// The distance from the top, in steps of the grid.
    public var y: Subpixel

    /// Creates the position at (`x`, `y`) on the grid.
    @inlinable public init(x: Subpixel, y: Subpixel) {
      self.x = x
      self.y = y
    }

    /// Creates the position nearest to a point in pixels.
    public init(pixels point: Point) { self.init(x: Subpixel(pixels: point.x), y: Subpixel(pixels: point.y)) }
  }

  /// The rule by which the outline is filled.
  public var rule = FillRule.nonzero

  /// The edges of all contours. Horizontal edges are left out, since they bound no area.
  private(set) var edges: [Edge] = []
  /// The index in `edges` of the first edge of each contour.
  private(set) var contours: [Int] = []
  private var left = Subpixel.max
  private var right = Subpixel.min
  private var top = Subpixel.max
  private var bottom = Subpixel.min

  private var start = Position(x: .zero, y: .zero)
  /// The current position of the pen.
  private(set) var current = Position(x: .zero, y: .zero)

  /// The region in which curves are divided into several lines; nil means everywhere.
  let window: SubpixelRect?

  /// Creates an empty outline. `clip` contains all pixels that will be drawn; nil means everywhere.
  ///
  /// Curves outside `clip` become single lines, so that the cost of an outline does not grow with its parts outside.
  public init(clip: PixelRect? = nil) {
    window = clip.map { clip in
      SubpixelRect(
        left: Subpixel(pixel: clip.x), top: Subpixel(pixel: clip.y), right: Subpixel(pixel: clip.maxX),
        bottom: Subpixel(pixel: clip.maxY))
    }
  }

  /// The smallest rectangle of pixels that contains the shape.
  public var pixelBounds: PixelRect {
    guard left <= right, top <= bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return SubpixelRect(left: left, top: top, right: right, bottom: bottom).pixelBounds
  }

  /// Closes the current contour and begins another one at a position.
  public mutating func move(to point: Position) {
    close()
    if contours.last != edges.count { contours.append(edges.count) }
    start = point
    current = point
  }

  /// Adds a straight line from the current position.
  public mutating func line(to point: Position) {
    if point.y > current.y {
      append(Edge(x0: current.x, y0: current.y, x1: point.x, y1: point.y, winding: 1))
    } else if point.y < current.y {
      append(Edge(x0: point.x, y0: point.y, x1: current.x, y1: current.y, winding: -1))
    }
    current = point
  }

  /// Adds a line back to the start of the contour.
  public mutating func close() { line(to: start) }

  private mutating func append(_ edge: Edge) {
    edges.append(edge)
    left = min(left, edge.x0, edge.x1)
    right = max(right, edge.x0, edge.x1)
    top = min(top, edge.y0)
    bottom = max(bottom, edge.y1)
  }
}

extension Outline {
  /// Creates the outline of a path in points, at `scale` pixels per point. The outline is exact
  /// inside `clip`. Open subpaths are closed.
  public init(_ path: Path, scale: Double, clip: PixelRect? = nil, rule: FillRule = .nonzero) {
    self.init(path, clip: clip) { Position(pixels: Point(x: $0.x * scale, y: $0.y * scale)) }
    self.rule = rule
  }

  /// Creates the outline of a path whose points are mapped by `position`. The outline is exact
  /// inside `clip`.
  public init(_ path: Path, clip: PixelRect? = nil, position: (Point) -> Position) {
    self.init(clip: clip)
    var hasStart = false
    for element in path.elements {
      switch element {
      case .move(let point):
        move(to: position(point))
        hasStart = true
      case _ where !hasStart: continue
      case .line(let point): line(to: position(point))
      case .quad(let control, let end): quad(position(control), to: position(end))
      case .cubic(let control1, let control2, let end):
        cubic(position(control1), position(control2), to: position(end))
      case .close: close()
      }
    }
    close()
  }

  /// Adds a closed contour through points, given in pixels.
  public mutating func append(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: Position(pixels: first))
    for point in points.dropFirst() { line(to: Position(pixels: point)) }
    close()
  }
}
