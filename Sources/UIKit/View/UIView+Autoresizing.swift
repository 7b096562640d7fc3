import CoreGraphics
import Foundation

extension UIView {
  /// The edges and extents that stretch with the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Takes up a new size of the superview: what is flexible shares the difference in proportion to its length.
  final func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let (x, width) = UIView.stretched(
      from: frame.minX, frame.width, in: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = UIView.stretched(
      from: frame.minY, frame.height, in: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func stretched(
    from start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, old - start - length]
    let flags = [flexible.0, flexible.1, flexible.2]
    let total = zip(parts, flags).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flags.filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    let grown = zip(parts, flags).map { part, isFlexible in
      guard isFlexible else { return part }
      return part + (new - old) * (total != 0 ? part / total : 1 / count)
    }
    return (grown[0], max(0, grown[1]))
  }
}
