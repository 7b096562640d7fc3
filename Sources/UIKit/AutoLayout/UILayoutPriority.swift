/// The priority of a constraint, 1…1000. At 1000 it is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A strength of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A strength of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// With which content resists shrinking, by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which dragging may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which dragging does not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which content resists growing, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a view approaches the size that it is to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
