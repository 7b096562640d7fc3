/// The size that a parent proposes to a view. A dimension that is nil asks for the view's ideal
/// size.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposed width in points.
  public var width: CGFloat?
  /// The proposed height in points.
  public var height: CGFloat?
  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// Returns the proposed size. A dimension that is nil is replaced by the same dimension of
  /// `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
