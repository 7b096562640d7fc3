import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

/// The overlay views of a field that are currently its subviews.
struct FieldOverlays {
  weak var left: UIView?
  weak var right: UIView?
}

extension UITextField {
  /// Passes the overlay views and their view modes to the engine's field.
  final func changeOverlays() {
    field.leftView = leftView?.peer
    field.leftViewMode = leftViewMode.inEngine
    field.rightView = rightView?.peer
    field.rightViewMode = rightViewMode.inEngine
    changed()
  }

  /// Adds the visible overlay views as subviews, and removes the hidden ones. The engine's field
  /// determines which overlay views are visible.
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
