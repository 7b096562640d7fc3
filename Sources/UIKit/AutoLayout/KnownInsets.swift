import CoreGraphics
import UIFoundation

/// The values of the safe area and the margins when the view was last notified of them.
struct KnownInsets {
  var safeArea = UIEdgeInsets.zero
  /// The layout margins; nil until the view is laid out for the first time.
  var margins: UIEdgeInsets?
}

extension UIView {
  /// Notifies the view and its controller if the safe area or the margins have changed, and then
  /// the subviews, whose insets depend on them. Returns true if there was a change. UIKit notifies
  /// views when a view or one of its ancestors moves, is laid out or gets other insets.
  /// - Returns: true if they have changed.
  @discardableResult final func noteInsets() -> Bool {
    let old = links.insets
    let new = KnownInsets(safeArea: safeAreaInsets, margins: layoutMargins)
    let movesSafeArea = new.safeArea != old.safeArea
    let movesMargins = new.margins != (old.margins ?? marginsAtFirst)
    links.insets = new
    guard movesSafeArea || movesMargins else { return false }
    if movesSafeArea {
      safeAreaInsetsDidChange()
      links.viewController?.viewSafeAreaInsetsDidChange()
    }
    if movesMargins {
      layoutMarginsDidChange()
      links.viewController?.viewLayoutMarginsDidChange()
    }
    for view in subviews where view.noteInsets() { view.setNeedsLayout() }
    return true
  }

  /// Updates the stored insets after the view has moved, if the view or its superview has a safe
  /// area.
  final func noteMove() {
    guard links.insets.safeArea != .zero || superview.map({ $0.links.insets.safeArea != .zero }) == true else { return }
    if noteInsets() { setNeedsLayout() }
  }

  /// The default margins of a view, independent of its superview.
  private var marginsAtFirst: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
}
