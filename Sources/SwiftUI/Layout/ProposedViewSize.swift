/// The size that a parent proposes to a view. A dimension that is `nil` asks for the view's ideal size.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposed width in points.
  public var width: CGFloat?
  /// The proposed height in points.
  public var height: CGFloat?
  /// A proposal of two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// The proposal with the missing dimensions taken from a size.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
