/// A point in a plane with y down, in points. UIKit counterpart: CGPoint.
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

/// A width and height in points. UIKit counterpart: CGSize.
public struct Size: Hashable, Sendable {
  /// The extent in the direction of x.
  public var width: Double
  /// The extent in the direction of y.
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

/// The distances by which each side of a rectangle moves inwards (positive) or outwards (negative).
/// UIKit counterpart: UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the upper edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the lower edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Creates insets. The order of parameters is that of UIKit.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that are all 0.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The same insets with the opposite sign.
  @inlinable public var inverted: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
