/// A point, in points, y down. UIKit counterpart: CGPoint.
public struct Point: Hashable, Sendable {
  /// Distance to the right of the origin.
  public var x: Double
  /// Distance below the origin.
  public var y: Double

  /// The point at (`x`, `y`).
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A size, in points. UIKit counterpart: CGSize.
public struct Size: Hashable, Sendable {
  /// Extent to the right.
  public var width: Double
  /// Extent downwards.
  public var height: Double

  /// A size of `width` by `height`.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing wide and nothing high.
  public static let zero = Size(width: 0, height: 0)
  /// No limit in either direction.
  public static let unlimited = Size(width: .infinity, height: .infinity)
}

/// Distances by which a rectangle shrinks (positive) or grows (negative) on each side. UIKit counterpart: UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// Inset from the upper edge.
  public var top: Double
  /// Inset from the left edge.
  public var left: Double
  /// Inset from the lower edge.
  public var bottom: Double
  /// Inset from the right edge.
  public var right: Double

  /// Insets in UIKit's order.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The same distances outwards.
  @inlinable public var inverted: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
