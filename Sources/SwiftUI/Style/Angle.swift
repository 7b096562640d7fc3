/// An angle. Positive angles turn clockwise on the screen.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The size in radians.
  public var radians: Double
  /// The size in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No angle.
  public init() { radians = 0 }
  /// Creates the value from its parts.
  public init(radians: Double) { self.radians = radians }
  /// Creates the value from its parts.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// The zero.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Compares two angles.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Adds two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// Subtracts or negates.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// Multiplies an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Subtracts or negates.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
