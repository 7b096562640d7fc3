/// A rectangle of whole device pixels, y down. A separate type ensures that points and pixels are
/// not mixed up.
public struct PixelRect: Hashable, Sendable {
  /// The column of the leftmost pixel.
  public var x: Int
  /// The row of the topmost pixel.
  public var y: Int
  /// The number of columns, which is never negative.
  public var width: Int
  /// The number of rows, which is never negative.
  public var height: Int

  /// Creates a rectangle of pixels. A negative width or height becomes 0.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column after the rightmost pixel.
  @inlinable public var maxX: Int { x + width }
  /// The row after the lowest pixel.
  @inlinable public var maxY: Int { y + height }
  /// True if the rectangle contains no pixels.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the pixels that are in both rectangles; empty if there are none.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}

/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size of `width` by `height` pixels. Negative counts become 0.
  @inlinable public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
