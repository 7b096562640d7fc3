import CoreGraphics
import UIFoundation

/// The insets of which a view was last notified.
struct KnownInsets {
  var safeArea = UIEdgeInsets.zero
  /// Nil until the view is laid out for the first time.
  var margins: UIEdgeInsets?
}

extension UIView {
  /// Notifies view and controller of a changed safe area and changed margins, and then the subviews, whose own follow
  /// from them. UIKit does so when a view or one above it moves, is laid out or gets other insets.
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

  /// Stores the insets that follow from a new position, if there are any.
  final func noteMove() {
    guard links.insets.safeArea != .zero || superview.map({ $0.links.insets.safeArea != .zero }) == true else { return }
    if noteInsets() { setNeedsLayout() }
  }

  /// The default margins of a view, whatever contains it.
  private var marginsAtFirst: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
}
