public import GalleyBase

/// A position or distance of an outline, as a whole number of steps of 1/65536 pixel: the grid on which coverage is exact.
///
/// At one pixel per point this is the length grid. Coordinates on a grid of 1/64 pixel, FreeType's, change a tenth of
/// the pixels that iOS draws, and on one of 1/256 pixel a thirtieth (recorded: 62 pictures from iOS simulators).
@frozen public struct Subpixel: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The number of steps.
  public var steps: Int

  /// A position or distance of so many steps.
  @inlinable public init(steps: Int) { self.steps = steps }

  /// The left or upper edge of a pixel, or a whole number of pixels.
  @inlinable public init(pixel: Int) { steps = pixel &* Subpixel.stepsPerPixel }

  /// The number of steps in a pixel.
  @inlinable public static var stepsPerPixel: Int { 65_536 }
  /// No distance.
  @inlinable public static var zero: Subpixel { Subpixel(steps: 0) }
  /// The width of a pixel.
  @inlinable public static var pixel: Subpixel { Subpixel(pixel: 1) }
  /// A position right of and below all others.
  @inlinable public static var max: Subpixel { Subpixel(steps: .max) }
  /// A position left of and above all others.
  @inlinable public static var min: Subpixel { Subpixel(steps: .min) }
  /// Positions beyond this many pixels from the origin are drawn as if they were there: further than any picture
  /// reaches.
  @inlinable public static var farthestPixel: Double { 4_194_304 }

  /// The nearest position to `pixels`, halves away from zero; NaN is 0.
  @inlinable public init(pixels: Double) {
    guard pixels == pixels else {
      self = .zero
      return
    }
    let near = Swift.min(Swift.max(pixels, -Self.farthestPixel), Self.farthestPixel)
    self.init(steps: Int((near * Double(Self.stepsPerPixel)).rounded(.toNearestOrAwayFromZero)))
  }

  /// The pixel that holds the position, or begins at it.
  @inlinable public var pixelFloor: Int { steps >> 16 }
  /// The first pixel that begins at or after the position.
  @inlinable public var pixelCeiling: Int { (steps + 65_535) >> 16 }

  /// The pixel whose left or upper edge is nearest; the later one of two.
  @inlinable public var nearestPixelEdge: Int { (steps + Subpixel.stepsPerPixel / 2) >> 16 }

  /// The distance in pixels.
  @inlinable public var pixels: Double { Double(steps) / Double(Self.stepsPerPixel) }

  /// The sum of two distances.
  @inlinable public static func + (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps + right.steps)
  }

  /// The distance from the right position to the left one.
  @inlinable public static func - (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps - right.steps)
  }

  /// The distance from the right position to the left one, without a check for overflow.
  @inlinable public static func &- (left: Subpixel, right: Subpixel) -> Subpixel {
    Subpixel(steps: left.steps &- right.steps)
  }

  /// The same distance the other way.
  @inlinable public static prefix func - (distance: Subpixel) -> Subpixel { Subpixel(steps: -distance.steps) }

  /// True if the left position lies left of or above the right one.
  @inlinable public static func < (left: Subpixel, right: Subpixel) -> Bool { left.steps < right.steps }
}

/// A rectangle of subpixel positions.
public struct SubpixelRect: Hashable, Sendable {
  /// The edges.
  public var left, top, right, bottom: Subpixel

  /// A rectangle between four edges.
  public init(left: Subpixel, top: Subpixel, right: Subpixel, bottom: Subpixel) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle in points at `scale` pixels per point. Edges are rounded one by one, so rectangles that touch still do.
  ///
  /// An edge within 1/1024 pixel of a whole pixel goes to it: a third of a point is not on the length grid, and means
  /// a whole pixel at three pixels per point.
  public init(_ rect: Rect, scale: Double) {
    self.init(
      left: Subpixel(edge: rect.minX * scale), top: Subpixel(edge: rect.minY * scale),
      right: Subpixel(edge: rect.maxX * scale), bottom: Subpixel(edge: rect.maxY * scale))
  }

  /// True if it has no area.
  public var isEmpty: Bool { right <= left || bottom <= top }

  /// True if every edge lies between two pixels.
  public var isAligned: Bool {
    (left.steps | top.steps | right.steps | bottom.steps) & (Subpixel.stepsPerPixel - 1) == 0
  }

  /// The pixels it touches.
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
  /// The position of an upright or level edge: `pixels`, or the whole pixel that it means.
  fileprivate init(edge pixels: Double) {
    let exact = Subpixel(pixels: pixels)
    let whole = Subpixel(pixel: exact.nearestPixelEdge)
    self = abs((exact - whole).steps) <= Subpixel.stepsPerPixel / 1024 ? whole : exact
  }
}
