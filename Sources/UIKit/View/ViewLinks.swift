import CoreGraphics
import Foundation
import GalleyBase
import UIFoundation

/// The state of a view that the engine does not store.
struct ViewLinks {
  var subviews: [UIView] = []
  var backgroundColor: UIColor?
  /// The background colour that was last passed to the engine.
  var shownBackground: Color?
  var tintColor: UIColor?
  /// True if a tint colour, set or inherited, was passed to the engine.
  var isTinted = false
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The safe area and the margins in the view's last notification.
  var insets = KnownInsets()
  /// The view controller whose root view this is; nil for any other view.
  weak var viewController: UIViewController?
  /// The trait overrides of the view; nil if there are none.
  var overrides: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// The minimum and maximum text size of the view and its subviews; nil for no limit.
  var textSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  /// The properties that code has set, so that proxy values do not overwrite them.
  var appearance = ViewAppearance()
  /// The inherited values that are currently being read, to prevent endless recursion.
  var openQuestions: Questions = []

  /// The values that a view inherits from overridable members of its superview.
  struct Questions: OptionSet {
    let rawValue: UInt8

    static let safeArea = Questions(rawValue: 1)
    static let margins = Questions(rawValue: 2)
  }
}
