import CoreGraphics
import Foundation
import GalleyViews

extension UIView {
  /// The margins and lengths that change with the size of the superview.
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

  /// Adapts the frame to a new size of the superview. Flexible parts share the difference in
  /// proportion to their lengths.
  final func autoresize(from old: CGSize, to new: CGSize) {
    let mask = GalleyViews.AutoresizingMask(rawValue: autoresizingMask.rawValue)
    guard mask != [] else { return }
    func stretched(_ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, along axis: LayoutAxis)
      -> AxisExtent
    {
      let shares = mask.shares(of: AxisExtent(origin: start, length: length), in: old, along: axis)
      return AxisExtent(
        origin: start + (new - old) * shares.before, length: max(0, length + (new - old) * shares.length))
    }
    let across = stretched(frame.minX, frame.width, old.width, new.width, along: .horizontal)
    let down = stretched(frame.minY, frame.height, old.height, new.height, along: .vertical)
    frame = CGRect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }
}
