import CoreGraphics
import Foundation
import UIFoundation

/// The part of a view controller that other controllers change.
struct ScreenState {
  /// A stage of appearing and disappearing.
  enum Stage {
    case gone, coming, here, going
  }

  var view: UIView?
  var stage = Stage.gone
  /// True if the present transition is animated.
  var isAnimated = false

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var isMovingToParent = false
  var isMovingFromParent = false

  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false

  /// The space of the containers' bars, in points.
  var barInsets = UIEdgeInsets.zero
  var overridesByParent: UITraitCollection?
  /// The traits of `traitOverrides`; nil if there are none.
  var overrides: UITraitCollection?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  var isEditing = false
  var keyCommands: [UIKeyCommand] = []
}
