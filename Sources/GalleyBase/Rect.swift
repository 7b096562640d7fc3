/// A rectangle in points, y down. UIKit counterpart: CGRect, whose members have the same names.
///
/// Width and height may be negative, but only between calculations: unlike CGRect, nothing standardises them silently.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle from its upper left corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner and size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The upper edge.
  @inlinable public var minY: Double { origin.y }
  /// The horizontal middle of the rectangle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle of the rectangle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The distance from the left edge to the right edge.
  @inlinable public var width: Double { size.width }
  /// The distance from the upper edge to the lower edge.
  @inlinable public var height: Double { size.height }
  /// True if the rectangle has no area.
  @inlinable public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Returns the rectangle moved by (`dx`, `dy`).
  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle shrunk by `dx` on the left and right, and by `dy` at the top and bottom.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle shrunk by insets. The size may become negative, as in UIKit.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Returns the smallest rectangle that contains both. The position of an empty rectangle also
  /// counts, as in CGRect.
  @inlinable public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the overlap of both rectangles; nil if they do not touch.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right < left || bottom < top ? nil : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns true if the left or right edge cuts off more than a quarter of an object that begins
  /// at `x` and is `width` wide. A smaller part is only the white space around a letter.
  package func cuts(x: Double, width: Double) -> Bool { minX - x > width / 4 || x + width - maxX > width / 4 }

  /// Returns true if a point lies inside. As in CGRect, this includes the left and upper edges but
  /// not the right and lower edges.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
