import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The overlay views that a field added to its subviews.
struct FieldOverlays {
  weak var left: UIView?
  weak var right: UIView?
}

extension UITextField {
  /// Gives the engine's field its overlays and the times at which they show.
  final func changeOverlays() {
    field.leftView = leftView?.peer
    field.leftViewMode = leftViewMode.inEngine
    field.rightView = rightView?.peer
    field.rightViewMode = rightViewMode.inEngine
    changed()
  }

  /// Makes exactly the overlay views that the engine's field shows subviews.
  final func syncOverlays() {
    for old in [overlays.left, overlays.right].compactMap({ $0 })
    where old.superview === self && old.peer.superview !== peer { old.removeFromSuperview() }
    for view in [leftView, rightView].compactMap({ $0 })
    where view.peer.superview === peer && view.superview !== self {
      let frame = view.frame
      addSubview(view)
      view.frame = frame
    }
    overlays = FieldOverlays(left: leftView, right: rightView)
  }
}
