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

// MARK: - Presentation

extension UIViewController {
  /// The controller that presents other controllers: the outermost ancestor, since its view fills
  /// the window.
  private var presenterInCharge: UIViewController {
    sequence(first: self, next: \.screen.parent).first { $0.screen.parent == nil } ?? self
  }

  /// Presents a controller over this one. Without a window, the presented controller is only
  /// stored.
  final func cover(with controller: UIViewController, animated: Bool) {
    let presenter = presenterInCharge
    guard presenter.screen.presented == nil, controller !== presenter else { return }
    presenter.screen.presented = controller
    controller.screen.presenter = presenter
    controller.screen.isBeingPresented = true
    let leaves = !controller.modalPresentationStyle.showsPresenter
    if let window = presenter.view.window {
      controller.view.frame = window.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if leaves { presenter.beginDisappearing(animated) }
      controller.beginAppearing(animated)
      window.addSubview(controller.view)
      controller.endTransition()
      if leaves { presenter.endTransition() }
    } else {
      controller.loadViewIfNeeded()
    }
    controller.screen.isBeingPresented = false
  }

  /// Dismisses the controllers presented by this one; if there are none, dismisses this controller.
  final func uncover(animated: Bool) {
    let outermost = presenterInCharge
    guard let presenter = outermost.screen.presented != nil ? outermost : outermost.screen.presenter,
      let top = presenter.screen.presented
    else { return }
    if top.screen.presented != nil { top.uncover(animated: false) }
    top.screen.isBeingDismissed = true
    let returns = !top.modalPresentationStyle.showsPresenter && presenter.viewIfLoaded?.window != nil
    top.beginDisappearing(animated)
    if returns { presenter.beginAppearing(animated) }
    top.viewIfLoaded?.removeFromSuperview()
    top.endTransition()
    if returns { presenter.endTransition() }
    top.screen.isBeingDismissed = false
    presenter.screen.presented = nil
    top.screen.presenter = nil
  }

  /// The presentation controller of this controller. It is created on first access, and its class
  /// depends on the presentation style.
  final var usedPresentation: UIPresentationController? {
    if let presentation = screen.presentation { return presentation }
    let presenter = presentingViewController
    let presentation =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      default: UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    screen.presentation = presentation
    return presentation
  }
}
