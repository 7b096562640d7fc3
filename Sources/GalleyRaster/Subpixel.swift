public import GalleyBase

/// A position or distance in an outline, as an integer number of steps of 1/65536 pixel. Coverage
/// is exact on this grid.
///
/// At one pixel per point this is the length grid. A coarser grid changes the result: 1/64 pixel, FreeType's grid,
/// changes a tenth of the pixels that iOS draws, and 1/256 pixel a thirtieth (recorded: 62 pictures from iOS
/// simulators).
@frozen public struct Subpixel: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The number of steps of 1/65536 pixel.
  public var steps: Int

  /// Creates a position or distance of this many steps.
  @inlinable public init(steps: Int) { self.steps = steps }

  /// Creates the position of a pixel's left or upper edge, or a distance of this many pixels.
  @inlinable public init(pixel: Int) { steps = pixel &* Subpixel.stepsPerPixel }

  /// The number of steps in a pixel.
  @inlinable public static var stepsPerPixel: Int { 65_536 }
  /// The distance 0.
  @inlinable public static var zero: Subpixel { Subpixel(steps: 0) }
  /// The width of a pixel.
  @inlinable public static var pixel: Subpixel { Subpixel(pixel: 1) }
  /// The largest position, to the right of all others or below them.
  @inlinable public static var max: Subpixel { Subpixel(steps: .max) }
  /// The smallest position, to the left of all others or above them.
  @inlinable public static var min: Subpixel { Subpixel(steps: .min) }
  /// The maximum distance of a position from the origin, in pixels. Positions further away are
  /// moved to this distance; all pictures are smaller.
  @inlinable public static var farthestPixel: Double { 4_194_304 }

  /// Creates the position nearest to `pixels`. Halves are rounded away from zero, and NaN becomes
  /// 0.
  @inlinable public init(pixels: Double) {
    guard pixels == pixels else {
      self = .zero
      return
    }
    let near = Swift.min(Swift.max(pixels, -Self.farthestPixel), Self.farthestPixel)
    self.init(steps: Int((near * Double(Self.stepsPerPixel)).rounded(.toNearestOrAwayFromZero)))
  }

  /// The index of the pixel that contains the position or begins at it.
  @inlinable public var pixelFloor: Int { steps >> 16 }
  /// The index of the first pixel whose left or upper edge is at or after the position.
  @inlinable public var pixelCeiling: Int { (steps + 65_535) >> 16 }

  /// The index of the pixel whose left or upper edge is nearest. If two edges are equally near, it
  /// is the later pixel.
  @inlinable public var nearestPixelEdge: Int { (steps + Subpixel.stepsPerPixel / 2) >> 16 }

  /// The position or distance in pixels.
  @inlinable public var pixels: Double { Double(steps) / Double(Self.stepsPerPixel) }

  /// Returns the sum of two distances.
  @inlinable public static func + (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps + right.steps)
  }

  /// Returns the left position minus the right one.
  @inlinable public static func - (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps - right.steps)
  }

  /// Returns the left position minus the right one, without a check for overflow.
  @inlinable public static func &- (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps &- right.steps)
  }

  /// Returns the distance with the opposite sign.
  @inlinable public static prefix func - (distance: Subpixel) -> Subpixel { Subpixel(steps: -distance.steps) }

  /// Returns true if the left operand is smaller: its position is further left or higher.
  @inlinable public static func < (left: Subpixel, right: Subpixel) -> Bool { left.steps < right.steps }
}

/// A rectangle on the subpixel grid.
public struct SubpixelRect: Hashable, Sendable {
  /// The horizontal positions of the left and right edges, and the vertical positions of the upper
  /// and lower edges.
  public var left, top, right, bottom: Subpixel

  /// Creates a rectangle between four edges.
  public init(left: Subpixel, top: Subpixel, right: Subpixel, bottom: Subpixel) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates a rectangle from points, at `scale` pixels per point. Each edge is rounded separately,
  /// so rectangles that touch still touch afterwards.
  ///
  /// An edge within 1/1024 pixel of a whole pixel moves to it: a third of a point is not on the length grid, but means
  /// a whole pixel at three pixels per point.
  public init(_ rect: Rect, scale: Double) {
    self.init(
      left: Subpixel(edge: rect.minX * scale), top: Subpixel(edge: rect.minY * scale),
      right: Subpixel(edge: rect.maxX * scale), bottom: Subpixel(edge: rect.maxY * scale))
  }

  /// True if the rectangle has no area.
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// True if every edge lies on a pixel boundary.
  public var isAligned: Bool {
    (left.steps | top.steps | right.steps | bottom.steps) & (Subpixel.stepsPerPixel - 1) == 0
  }

  /// The pixels that the rectangle touches.
  public var pixelBounds: PixelRect {
    PixelRect(
      x: left.pixelFloor, y: top.pixelFloor, width: right.pixelCeiling - left.pixelFloor,
      height: bottom.pixelCeiling - top.pixelFloor)
  }

  /// Returns the rectangle made smaller by `inset` on every side.
  public func inset(by inset: Subpixel) -> SubpixelRect {
    SubpixelRect(left: left + inset, top: top + inset, right: right - inset, bottom: bottom - inset)
  }
}

extension Subpixel {
  /// Creates the position of a vertical or horizontal edge: `pixels`, or the nearest whole
  /// number of pixels if it is at most 1/1024 pixel away.
  fileprivate init(edge pixels: Double) {
    let exact = Subpixel(pixels: pixels)
    let whole = Subpixel(pixel: exact.nearestPixelEdge)
    self = abs((exact - whole).steps) <= Subpixel.stepsPerPixel / 1024 ? whole : exact
  }
}
