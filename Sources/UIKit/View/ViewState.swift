import CoreGraphics
import Foundation
import UIFoundation

/// The part of a view that the engine does not know.
struct ViewState {
  var subviews: [UIView] = []
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The controller whose view this is.
  weak var viewController: UIViewController?
  /// The traits that a controller or `traitOverrides` sets.
  var overrides: UITraitCollection?
  var traitObservers: [TraitObserver] = []
}
