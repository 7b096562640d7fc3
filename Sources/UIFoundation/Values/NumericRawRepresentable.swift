public import Foundation

/// A kind of number with a name of its own, which is compared with its like and takes plain numbers:
/// `UILayoutPriority.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// True if the first number is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns a number that is larger.
  public static func + (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue + rhs) }
  /// Returns a number that is larger.
  public static func + (lhs: RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }
  /// Returns a number that is smaller.
  public static func - (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue - rhs) }
  /// Returns a number that is smaller.
  public static func - (lhs: RawValue, rhs: Self) -> Self { made(lhs - rhs.rawValue) }
  /// Returns the difference.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes a number larger.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes a number smaller.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// The number of a raw value, which every number has.
  private static func made(_ rawValue: RawValue) -> Self {
    guard let result = Self(rawValue: rawValue) else { preconditionFailure("\(Self.self) has no value \(rawValue)") }
    return result
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIFont.Width: _UIKitNumericRawRepresentable {}
