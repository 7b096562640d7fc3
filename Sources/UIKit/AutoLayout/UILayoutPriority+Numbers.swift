public import Foundation
public import UIFoundation

// Separate operators for each type: generic ones would slow the compiler down at every sum of numbers in a program.

extension UILayoutPriority: Comparable {
  /// Returns true if the first priority is lower.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the priority raised by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  /// Returns the priority lowered by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  /// Raises a priority by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Lowers a priority by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UIWindow.Level: Comparable {
  /// Returns true if the first level is lower.
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns the level raised by a number.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue + rhs) }
  /// Returns the level lowered by a number.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue - rhs) }
}

extension UIFont.Weight: Comparable {
  /// Returns true if the first weight is lighter.
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool { lhs.rawValue < rhs.rawValue }
}
