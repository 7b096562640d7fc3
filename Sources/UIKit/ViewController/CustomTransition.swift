import CoreGraphics
import Foundation
import UIFoundation

/// The view in which a presentation controller of an app places the presented view.
final class PresentationContainer: UIView {
  var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// A presentation or dismissal by an app's own presentation controller or animator. It ends at
/// once: pictures show the end of animations.
///
/// The order of the calls is that of UIKit, as Apple's View Controller Programming Guide gives it under "Creating Custom
/// Presentations". An animator adds the presented view to the container itself, as in UIKit.
final class CustomTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let container: PresentationContainer
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isDismissal = false
  /// The object that animates the transition; nil if the view is placed without an animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(of presented: UIViewController, from presenter: UIViewController, in container: PresentationContainer) {
    (self.presented, self.presenter, self.container) = (presented, presenter, container)
  }

  private var presentation: UIPresentationController? { container.presentation }
  private var presentedView: UIView { presentation?.presentedView ?? presented.view }
  private var finalFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? container.bounds }

  func present(_ animated: Bool) {
    presented.screen.container = container
    begin(animated)
    presentation?.presentationTransitionWillBegin()
    presented.beginAppearing(animated)
    if let animator {
      animator.animateTransition(using: self)
    } else {
      presentedView.frame = finalFrame
      container.addSubview(presentedView)
    }
    container.layoutIfNeeded()
    end()
    presented.endTransition()
    presentation?.presentationTransitionDidEnd(true)
  }

  func dismiss(_ animated: Bool) {
    isDismissal = true
    begin(animated)
    presentation?.dismissalTransitionWillBegin()
    presented.beginDisappearing(animated)
    animator?.animateTransition(using: self)
    end()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endTransition()
    presentation?.dismissalTransitionDidEnd(true)
    container.removeFromSuperview()
    presented.screen.container = nil
  }

  private func begin(_ animated: Bool) {
    guard animated else { return }
    (presented.screen.transition, presenter.screen.transition) = (self, self)
  }

  private func end() {
    for completion in completions { completion(self) }
    (presented.screen.transition, presenter.screen.transition) = (nil, nil)
  }

  // MARK: UIViewControllerContextTransitioning

  var containerView: UIView { container }
  var isAnimated: Bool { animator != nil }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isDismissal ? presented : presenter
    case .to: isDismissal ? presenter : presented
    default: nil
    }
  }

  /// Returns the presented view. The presenting view is nil, since it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == (isDismissal ? .from : .to) ? presentedView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presented && !isDismissal ? .zero : vc.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presented else { return vc.viewIfLoaded?.frame ?? .zero }
    return isDismissal ? .zero : finalFrame
  }

  // MARK: UIViewControllerTransitionCoordinator

  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var percentComplete: CGFloat { 1 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}
