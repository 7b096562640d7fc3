import CoreGraphics
import Foundation
import GalleyBase
import UIFoundation

/// The part of a view that the engine does not know.
struct ViewLinks {
  var subviews: [UIView] = []
  var backgroundColor: UIColor?
  /// The background colour as it was last shown.
  var shownBackground: Color?
  var tintColor: UIColor?
  /// True if the peer was given a tint of its own, be it an inherited one.
  var isTinted = false
  var contentScaleFactor: CGFloat?
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The safe area and the margins that the view was told of.
  var insets = KnownInsets()
  /// The controller whose view this is.
  weak var viewController: UIViewController?
  /// The traits of `traitOverrides`; nil if there are none.
  var overrides: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// The least and the greatest text size of the view and its subviews.
  var textSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  /// The looks that were set, for those of the class not to replace them.
  var appearance = ViewAppearance()
  /// The questions to the superview that are not answered yet.
  var openQuestions: Questions = []

  /// Values that a view takes over from open members of its superview.
  struct Questions: OptionSet {
    let rawValue: UInt8

    static let safeArea = Questions(rawValue: 1)
    static let margins = Questions(rawValue: 2)
  }
}
