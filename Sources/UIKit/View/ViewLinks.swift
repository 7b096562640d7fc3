import CoreGraphics
import Foundation
import UIFoundation

/// The part of a view that the engine does not know.
struct ViewLinks {
  var subviews: [UIView] = []
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The safe area and the margins that the view was told of.
  var insets = KnownInsets()
  /// The controller whose view this is.
  weak var viewController: UIViewController?
  /// The traits that a controller or `traitOverrides` sets.
  var overrides: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// The looks that were set, for those of the class not to replace them.
  var appearance = ViewAppearance()
}
