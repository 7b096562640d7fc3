public import Foundation
public import UIFoundation

// Separate operators for each type: generic ones would slow the compiler down at every sum of numbers in a program.

extension UILayoutPriority: Comparable {
  /// True if the first priority is weaker.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns a stronger priority.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  /// Returns a weaker priority.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  /// Makes a priority stronger.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Makes a priority weaker.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension UIWindow.Level: Comparable {
  /// True if the first level is lower.
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Returns a higher level.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue + rhs) }
  /// Returns a lower level.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue - rhs) }
}

extension UIFont.Weight: Comparable {
  /// True if the first weight is lighter.
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool { lhs.rawValue < rhs.rawValue }
}
