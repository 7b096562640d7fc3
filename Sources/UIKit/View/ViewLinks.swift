import CoreGraphics
import Foundation
import GalleyBase
import UIFoundation

/// The state of a view that the engine does not have.
struct ViewLinks {
  var subviews: [UIView] = []
  var backgroundColor: UIColor?
  /// The background colour as it was last shown.
  var shownBackground: Color?
  var tintColor: UIColor?
  /// True if a tint was set on the peer, possibly an inherited one.
  var isTinted = false
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The safe area and the margins of which the view was notified.
  var insets = KnownInsets()
  /// The controller whose view this is.
  weak var viewController: UIViewController?
  /// The traits of `traitOverrides`; nil if there are none.
  var overrides: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// The minimum and the maximum text size of the view and its subviews.
  var textSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  /// The properties that were set, so that proxy values do not replace them.
  var appearance = ViewAppearance()
  /// The pending questions to the superview.
  var openQuestions: Questions = []

  /// Values that a view inherits from open members of its superview.
  struct Questions: OptionSet {
    let rawValue: UInt8

    static let safeArea = Questions(rawValue: 1)
    static let margins = Questions(rawValue: 2)
  }
}
