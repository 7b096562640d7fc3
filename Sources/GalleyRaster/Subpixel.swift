public import GalleyBase

/// Positions of outlines: whole numbers of 1/65536 pixel, the grid on which coverage is exact.
///
/// At one pixel per point this is the length grid. Coordinates on a grid of 1/64 pixel, FreeType's, change a tenth of
/// the pixels that iOS draws, and on one of 1/256 pixel a thirtieth (recorded: 62 pictures from iOS simulators).
public typealias Subpixel = Int

extension Subpixel {
  /// The number of steps in a pixel.
  @inlinable public static var perPixel: Int { 65_536 }
  /// Positions beyond this many pixels from the origin are drawn as if they were there: further than any picture
  /// reaches.
  @inlinable public static var farthestPixel: Double { 4_194_304 }

  /// The nearest position to `pixels`, halves away from zero; NaN is 0.
  @inlinable public init(pixels: Double) {
    guard pixels == pixels else {
      self = 0
      return
    }
    let near = Swift.min(Swift.max(pixels, -Self.farthestPixel), Self.farthestPixel)
    self.init((near * Double(Self.perPixel)).rounded(.toNearestOrAwayFromZero))
  }

  /// The pixel that holds the position, or begins at it.
  @inlinable public var pixelFloor: Int { self >> 16 }
  /// The first pixel that begins at or after the position.
  @inlinable public var pixelCeiling: Int { (self + 65_535) >> 16 }
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
  public var isAligned: Bool { (left | top | right | bottom) & (Subpixel.perPixel - 1) == 0 }

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
    let whole = (exact + Subpixel.perPixel / 2).pixelFloor * Subpixel.perPixel
    self = abs(exact - whole) <= Subpixel.perPixel / 1024 ? whole : exact
  }
}
