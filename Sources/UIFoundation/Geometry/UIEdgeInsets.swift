public import Foundation

/// Distances from the four sides of a rectangle, in points, positive inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the left side.
  public var left: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the right side.
  public var right: CGFloat

  /// No insets.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Insets of these distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Distances from the sides of a rectangle, in points, by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where lines begin.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// No insets.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Insets of these distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No distance.
  public init() { (horizontal, vertical) = (0, 0) }

  /// A distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = UIOffset()
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards by the insets. The result may have negative extents.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle with its sides moved inwards by the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns insets of these distances.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a distance.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
