import CoreGraphics
import Foundation
public import UIFoundation

extension UIViewController {
  /// Sets the root view, and connects it with the controller.
  final func takeView(_ view: UIView?) {
    guard view !== screen.view else { return }
    if let old = screen.view, old.links.viewController === self { old.links.viewController = nil }
    screen.view = view
    view?.links.viewController = self
    view?.updateTraits()
  }

  /// Calls the appearance methods until the view has appeared.
  final func appear(animated: Bool = false) {
    beginAppearing(animated)
    endTransition()
  }

  /// Calls the appearance methods until the view has disappeared.
  final func disappear(animated: Bool = false) {
    beginDisappearing(animated)
    endTransition()
  }

  final func beginAppearing(_ animated: Bool) {
    guard screen.stage == .gone || screen.stage == .going else { return }
    loadViewIfNeeded()
    screen.stage = .coming
    screen.isAnimated = animated
    viewWillAppear(animated)
    forEachVisibleChild { $0.beginAppearing(animated) }
  }

  final func beginDisappearing(_ animated: Bool) {
    guard screen.stage == .here || screen.stage == .coming else { return }
    screen.stage = .going
    screen.isAnimated = animated
    viewWillDisappear(animated)
    forEachVisibleChild { $0.beginDisappearing(animated) }
  }

  final func endTransition() {
    switch screen.stage {
    case .coming:
      viewIsAppearing(screen.isAnimated)
      viewIfLoaded?.layoutIfNeeded()
      screen.stage = .here
      viewDidAppear(screen.isAnimated)
      screen.isMovingToParent = false
    case .going:
      screen.stage = .gone
      viewDidDisappear(screen.isAnimated)
    case .gone, .here: return
    }
    forEachVisibleChild { $0.endTransition() }
  }

  /// True if the view has appeared or is about to appear.
  final var isShowing: Bool { screen.stage == .here || screen.stage == .coming }

  private func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  /// Notifies the view of a changed safe area, and requests a layout.
  final func safeAreaChanged() {
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.noteInsets()
  }

  /// The insets that the controller and its containers add to the view's safe area.
  package final var addedSafeAreaInsets: UIEdgeInsets {
    let (bars, own) = (screen.barInsets, additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: bars.top + own.top, left: bars.left + own.left, bottom: bars.bottom + own.bottom,
      right: bars.right + own.right)
  }

  /// Sets the insets for the bars over the view.
  final func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != screen.barInsets else { return }
    screen.barInsets = insets
    safeAreaChanged()
  }

  /// The traits of the view, ignoring overrides of `traitCollection`.
  final var storedTraits: UITraitCollection { screen.view?.traits ?? inheritedTraits }

  /// The traits of the parent controller or the environment, with the controller's overrides.
  final var inheritedTraits: UITraitCollection {
    let above = screen.parent?.storedTraits ?? UIKitEnvironment.current.traits
    return traitOverridesOfController.map { UITraitCollection(traitsFrom: [above, $0]) } ?? above
  }

  /// The trait overrides for the controller and its view.
  public final var traitOverrides: any UITraitOverrides {
    get { (screen.overrides ?? UITraitCollection()).overrides }
    set {
      screen.overrides = UITraitCollection(newValue)
      viewIfLoaded?.updateTraits()
    }
  }

  /// The trait overrides of the controller and its parent for the view; nil if there are none.
  package final var traitOverridesOfController: UITraitCollection? {
    var parts: [UITraitCollection] = []
    if let overrides = screen.overridesByParent { parts.append(overrides) }
    if let overrides = screen.overrides { parts.append(overrides) }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
  }
}
