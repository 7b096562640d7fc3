
/// A place in a rectangle, by fractions of its width and height.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 is the left or leading edge.
  public var x: CGFloat
  /// The fraction of the height: 0 is the upper edge.
  public var y: CGFloat
  /// The upper left corner.
  public init() { (x, y) = (0, 0) }
  /// A place by fractions.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
