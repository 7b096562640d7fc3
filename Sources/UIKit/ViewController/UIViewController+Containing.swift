import CoreGraphics
import Foundation

extension UIViewController {
  /// Makes a controller a child of this controller, and removes it from its previous parent.
  final func adopt(_ child: UIViewController) {
    guard child.screen.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveParent()
    screen.children.append(child)
    child.screen.parent = self
    child.screen.isMovingToParent = true
    child.viewIfLoaded?.updateTraits()
  }

  final func leaveParent() {
    guard let parent = screen.parent else { return }
    parent.screen.children.removeAll { $0 === self }
    screen.parent = nil
    screen.isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Adds a child controller and its view, and calls its appearance methods.
  final func put(_ child: UIViewController, into container: UIView, frame: CGRect) {
    adopt(child)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isShowing { child.beginAppearing(false) }
    container.addSubview(child.view)
    if isShowing { child.endTransition() }
    child.screen.isMovingToParent = false
    child.didMove(toParent: self)
  }

  /// Removes a child's view, and calls its appearance methods. If `staying` is true, the controller
  /// remains a child.
  final func takeOut(_ child: UIViewController, staying: Bool) {
    if !staying {
      child.screen.isMovingFromParent = true
      child.willMove(toParent: nil)
    }
    child.beginDisappearing(false)
    child.viewIfLoaded?.removeFromSuperview()
    child.endTransition()
    if !staying { child.leaveParent() }
  }

  final func exchange(
    _ old: UIViewController, for new: UIViewController, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let container = old.viewIfLoaded?.superview ?? view
    old.beginDisappearing(false)
    new.beginAppearing(false)
    if let container, new.view.superview !== container { container.addSubview(new.view) }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    old.endTransition()
    new.endTransition()
    completion?(true)
  }

  /// Calls `place` with this controller and then with its ancestors, and returns the first result
  /// that is not nil. Overrides of `parent` are not called, since they may refer to a child.
  final func nearest(_ place: (UIViewController) -> UIViewController?) -> UIViewController? {
    sequence(first: self, next: \.screen.parent).lazy.compactMap(place).first
  }

  /// Returns the nearest ancestor of the type `Container`; nil if there is none.
  final func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.screen.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
