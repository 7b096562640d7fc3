/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Sides of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Sides of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Axes of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Neither.
  public static let neither: UIAxis = []
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
