public import GalleyBase

/// A shape's edges on the subpixel grid: what the scan converter fills.
///
/// Drawn with a pen: `move`, `line`, `quad`, `cubic`, `close`. Coordinates are pixels, y down. Curves become straight
/// lines by one rule, whatever they belong to; see `Outline+Curves.swift`.
public struct Outline: Sendable {
  /// A straight line that goes down; `winding` is −1 if the outline runs along it upwards.
  struct Edge {
    var x0, y0, x1, y1: Subpixel
    var winding: Int32
  }

  /// A position of the pen.
  public struct Position: Equatable, Sendable {
    /// Column, in steps of the grid.
    public var x: Subpixel
    /// Row, in steps of the grid.
    public var y: Subpixel

    /// The position (`x`, `y`).
    @inlinable public init(x: Subpixel, y: Subpixel) {
      self.x = x
      self.y = y
    }

    /// The nearest position to a point in pixels.
    public init(pixels point: Point) { self.init(x: Subpixel(pixels: point.x), y: Subpixel(pixels: point.y)) }
  }

  /// The rule by which it is filled.
  public var rule = FillRule.nonzero

  /// The edges; level ones are left out, since they bound no area.
  private(set) var edges: [Edge] = []
  /// The number of edges before each contour.
  private(set) var contours: [Int] = []
  private var left = Subpixel.max
  private var right = Subpixel.min
  private var top = Subpixel.max
  private var bottom = Subpixel.min

  private var start = Position(x: .zero, y: .zero)
  /// The position of the pen.
  private(set) var current = Position(x: .zero, y: .zero)

  /// The part of the plane in which curves are drawn as curves; nil is all of it.
  let window: SubpixelRect?

  /// An empty outline.
  /// - Parameter clip: the only pixels that anything will be drawn on. Curves outside of them become straight, so that
  ///   the cost of an outline does not grow with what is outside.
  public init(clip: PixelRect? = nil) {
    window = clip.map { clip in
      SubpixelRect(
        left: Subpixel(pixel: clip.x), top: Subpixel(pixel: clip.y), right: Subpixel(pixel: clip.maxX),
        bottom: Subpixel(pixel: clip.maxY))
    }
  }

  /// The pixels the shape touches.
  public var pixelBounds: PixelRect {
    guard left <= right, top <= bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return SubpixelRect(left: left, top: top, right: right, bottom: bottom).pixelBounds
  }

  /// Closes the last line and begins another.
  public mutating func move(to point: Position) {
    close()
    if contours.last != edges.count { contours.append(edges.count) }
    start = point
    current = point
  }

  /// Goes on straight.
  public mutating func line(to point: Position) {
    if point.y > current.y {
      append(Edge(x0: current.x, y0: current.y, x1: point.x, y1: point.y, winding: 1))
    } else if point.y < current.y {
      append(Edge(x0: point.x, y0: point.y, x1: current.x, y1: current.y, winding: -1))
    }
    current = point
  }

  /// Goes back to where the line began.
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
  /// The outline of a path in points at `scale` pixels per point, as far as it shows in `clip`. Open subpaths are closed.
  public init(_ path: Path, scale: Double, clip: PixelRect? = nil, rule: FillRule = .nonzero) {
    self.init(path, clip: clip) { Position(pixels: Point(x: $0.x * scale, y: $0.y * scale)) }
    self.rule = rule
  }

  /// The outline of a path whose points stand where `position` says, as far as it shows in `clip`.
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

  /// Adds a closed line through points in pixels.
  public mutating func append(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: Position(pixels: first))
    for point in points.dropFirst() { line(to: Position(pixels: point)) }
    close()
  }
}
