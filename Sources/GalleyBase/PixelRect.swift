/// A rectangle of whole device pixels, y down. A type of its own, so that points and pixels cannot be mixed.
public struct PixelRect: Hashable, Sendable {
  /// Column of the leftmost pixel.
  public var x: Int
  /// Row of the uppermost pixel.
  public var y: Int
  /// Number of columns; never negative.
  public var width: Int
  /// Number of rows; never negative.
  public var height: Int

  /// A rectangle of pixels. Negative extents become 0.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// One past the rightmost column.
  @inlinable public var maxX: Int { x + width }
  /// One past the lowest row.
  @inlinable public var maxY: Int { y + height }
  /// True if the rectangle has no pixel.
  @inlinable public var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels in both; empty if there is none.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}

/// A count of device pixels across and down.
public struct PixelSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// `width` by `height` pixels. Negative counts become 0.
  @inlinable public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
