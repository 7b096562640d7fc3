/// The lengths that change with the superview's size: the view's width and height, and the space at
/// its edges.
///
/// UIKit counterpart: UIView.AutoresizingMask, with its raw values.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// A view's origin and length along one axis, in the superview's coordinates.
package struct AxisExtent: Hashable, Sendable {
  package var origin: Double
  package var length: Double

  package init(origin: Double, length: Double) { (self.origin, self.length) = (origin, length) }
}

extension AutoresizingMask {
  /// Returns the shares of a superview's growth that go to the space before the view (`before`) and
  /// to the view's own length (`length`). Each share is from 0 to 1.
  ///
  /// Flexible lengths share the growth in proportion to their size, or evenly if all are zero.
  package func shares(
    of extent: AxisExtent, in container: Double, along axis: LayoutAxis
  ) -> (before: Double, length: Double) {
    let shift: UInt = axis == .horizontal ? 0 : 3
    let lengths = [extent.origin, extent.length, container - extent.origin - extent.length]
    let flexible = (0..<3).filter { rawValue >> (shift + UInt($0)) & 1 == 1 }
    let total = flexible.reduce(0) { $0 + max(0, lengths[$1]) }
    func share(_ index: Int) -> Double {
      guard flexible.contains(index) else { return 0 }
      return total > 0 ? max(0, lengths[index]) / total : 1 / Double(flexible.count)
    }
    return (share(0), share(1))
  }
}
