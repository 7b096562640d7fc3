import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionReusableView {
  /// Returns layout attributes whose size along estimated axes is the size of the content. If the
  /// content has no size, the estimated size stays.
  final func fitted(
    _ attributes: UICollectionViewLayoutAttributes, by content: UIView, in room: UIEdgeInsets
  ) -> UICollectionViewLayoutAttributes {
    let axes = attributes.estimated
    guard axes.width || axes.height else { return attributes }
    let inner = attributes.frame.inset(by: room).size
    var size = content.fittedSize(near: inner, axes)
    guard size.width > 0, size.height > 0 else { return attributes }
    size.width += room.left + room.right
    size.height += room.top + room.bottom
    if axes.width { attributes.frame.size.width = size.width }
    if axes.height { attributes.frame.size.height = size.height }
    return attributes
  }
}

extension UIView {
  /// Returns the size of the content: from its constraints, or else from `sizeThatFits(_:)` of the
  /// configuration's view.
  fileprivate final func fittedSize(near size: CGSize, _ axes: (width: Bool, height: Bool)) -> CGSize {
    if constraints.isEmpty, self is any UIContentView {
      return sizeThatFits(CGSize(width: size.width, height: axes.height ? .greatestFiniteMagnitude : size.height))
    }
    if constraints.isEmpty, self is UICollectionReusableView { return .zero }
    return systemLayoutSizeFitting(
      CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height),
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
  }
}
