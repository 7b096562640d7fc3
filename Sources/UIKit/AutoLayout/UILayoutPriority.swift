/// The priority of a constraint, 1…1000. A constraint with priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a layout priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a layout priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which dragging may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which dragging moves a divider but does not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` moves a view's size towards the target
  /// size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
