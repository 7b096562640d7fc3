/// A layout axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The axis from side to side.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as a bit mask.
    public let rawValue: Int8
    /// Creates axes from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
