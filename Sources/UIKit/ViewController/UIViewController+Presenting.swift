import CoreGraphics
import Foundation
import UIFoundation

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
    controller.presentation(from: self)?.setPresenter(presenter)
    controller.loadViewIfNeeded()
    if let window = presenter.view.window {
      let leaves = !controller.modalPresentationStyle.showsPresenter
      let transition = controller.customTransition(from: presenter, source: self, in: window, animated)
      if leaves { presenter.beginDisappearing(animated) }
      if let transition {
        transition.present()
      } else {
        controller.view.frame = window.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearing(animated)
        window.addSubview(controller.view)
        controller.endTransition()
      }
      if leaves { presenter.endTransition() }
      transition?.end()
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
    var transition: CustomTransition?
    if let container = top.screen.container {
      let custom = CustomTransition(
        of: top, from: presenter, in: container, isDismissal: true, isAnimated: animated)
      custom.animator = animated ? top.transitioningDelegate?.animationController(forDismissed: top) : nil
      transition = custom
    }
    top.beginDisappearing(animated)
    if returns { presenter.beginAppearing(animated) }
    if let transition {
      transition.dismiss()
    } else {
      top.viewIfLoaded?.removeFromSuperview()
      top.endTransition()
    }
    if returns { presenter.endTransition() }
    transition?.end()
    top.screen.isBeingDismissed = false
    top.screen.presentation = nil
    presenter.screen.presented = nil
    top.screen.presenter = nil
  }

  /// Returns the transition with which the controller's own presentation controller or animator
  /// presents it; nil if it has neither.
  private func customTransition(
    from presenter: UIViewController, source: UIViewController, in window: UIWindow, _ animated: Bool
  ) -> CustomTransition? {
    guard let presentation = usedPresentation else { return nil }
    let animator =
      animated
      ? transitioningDelegate?.animationController(forPresented: self, presenting: presenter, source: source) : nil
    let kind = type(of: presentation)
    let isStandard =
      kind == UIPresentationController.self || kind == UIPopoverPresentationController.self
      || kind == UISheetPresentationController.self
    guard animator != nil || !isStandard else { return nil }
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    window.addSubview(container)
    let transition = CustomTransition(
      of: self, from: presenter, in: container, isDismissal: false, isAnimated: animated)
    transition.animator = animator
    return transition
  }

  /// The presentation controller of this controller, which is created on first access.
  final var usedPresentation: UIPresentationController? { presentation(from: presentingViewController ?? self) }

  /// Returns the presentation controller, or creates it. For the style `custom`, the transitioning
  /// delegate supplies it; otherwise its class depends on the style.
  /// - Parameter source: the controller on which the presentation was requested.
  private func presentation(from source: UIViewController) -> UIPresentationController? {
    if let presentation = screen.presentation { return presentation }
    let presenter = presentingViewController
    let presentation =
      switch modalPresentationStyle {
      case .custom:
        transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
          ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      default: UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    screen.presentation = presentation
    return presentation
  }
}
