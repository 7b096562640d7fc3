public import Foundation

/// The distances from the four sides of a rectangle, in points. Positive distances are inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// Creates insets that are all 0.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets with these distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that are all 0.
  public static let zero = UIEdgeInsets()
}

/// The distances from the sides of a rectangle in points, given by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where lines of text begin.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where lines of text end.
  public var trailing: CGFloat

  /// Creates insets that are all 0.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets with these distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that are all 0.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset of 0 in both directions.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Creates an offset with these distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0 in both directions.
  public static let zero = UIOffset()
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards by the insets. Width and height of the
  /// result may be negative.
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
/// Returns insets with these distances, in points.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an offset with these distances, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
