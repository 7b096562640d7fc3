/// A point, in points, y down. UIKit counterpart: CGPoint.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates the point at (`x`, `y`).
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A size, in points. UIKit counterpart: CGSize.
public struct Size: Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Creates a size of `width` by `height`.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size whose width and height are 0.
  public static let zero = Size(width: 0, height: 0)
  /// The size whose width and height are infinite.
  public static let unlimited = Size(width: .infinity, height: .infinity)
}

/// Distances by which a rectangle shrinks (positive) or grows (negative) on each side. UIKit counterpart: UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the upper edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the lower edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Creates insets, in UIKit's order.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that are all 0.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The same insets with the opposite sign, which enlarge instead of shrink.
  @inlinable public var inverted: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
