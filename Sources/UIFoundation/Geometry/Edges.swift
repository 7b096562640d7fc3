/// A set of sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt
  /// Creates a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side of the rectangle.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side of the rectangle.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower side of the rectangle.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side of the rectangle.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides of the rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of sides of a rectangle, given by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt
  /// Creates a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower side of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides of the rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt
  /// Creates a set of axes from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No axis: the empty set.
  public static let neither: UIAxis = []
  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
