import CoreGraphics
import Foundation
import UIFoundation

/// The part of a view controller's state that other view controllers change.
struct ScreenState {
  /// The stages of appearing and disappearing.
  enum Stage {
    case gone, coming, here, going
  }

  var view: UIView?
  var stage = Stage.gone
  /// True if the current transition is animated.
  var isAnimated = false

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false

  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?
  /// The view in which an app's own presentation controller or animator placed the view.
  var container: PresentationContainer?
  /// The transition that runs now.
  var transition: CustomTransition?
  var isBeingPresented = false
  var isBeingDismissed = false

  /// The insets for the bars of container view controllers, in points.
  var barInsets = UIEdgeInsets.zero
  var overridesByParent: UITraitCollection?
  /// The trait overrides of the controller; nil if there are none.
  var overrides: UITraitCollection?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  var isEditing = false
  var keyCommands: [UIKeyCommand] = []
}
