import CoreGraphics
import Foundation
import UIFoundation

/// The axis along which a group or a layout arranges its parts.
enum CompositionAxis {
  case horizontal, vertical

  var other: CompositionAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func breadth(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }
  func flag(_ flags: (width: Bool, height: Bool)) -> Bool { self == .horizontal ? flags.width : flags.height }
  func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the insets before and after the content along the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// Returns the spacings before and after an item along the axis.
  @MainActor func spacings(
    _ item: NSCollectionLayoutItem
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    let spacing = item.edgeSpacing
    return self == .horizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }
}

extension CGSize {
  /// Returns the size reduced by insets. Width and height are at least 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
  /// Returns the size enlarged by insets.
  func outset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}
