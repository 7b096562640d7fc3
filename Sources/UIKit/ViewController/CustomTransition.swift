import CoreGraphics
import Foundation
import UIFoundation

/// The view that contains the presented view during a custom presentation.
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
/// The order of the calls is that of Apple's View Controller Programming Guide, under "Creating
/// Custom Presentations". The guide does not say where the appearance methods come.
final class CustomTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let container: PresentationContainer
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let isDismissal: Bool
  let isAnimated: Bool
  /// The object that animates the transition; nil if the view is placed without an animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Creates the transition and makes it the transition coordinator of both controllers.
  init(
    of presented: UIViewController, from presenter: UIViewController, in container: PresentationContainer,
    isDismissal: Bool, isAnimated: Bool
  ) {
    (self.presented, self.presenter, self.container) = (presented, presenter, container)
    (self.isDismissal, self.isAnimated) = (isDismissal, isAnimated)
    super.init()
    if isAnimated { (presented.screen.transition, presenter.screen.transition) = (self, self) }
  }

  private var presentation: UIPresentationController? { container.presentation }
  private var presentedView: UIView { presentation?.presentedView ?? presented.view }
  private var finalFrame: CGRect { presentation?.frameOfPresentedViewInContainerView ?? container.bounds }
  /// True if the presented view replaces the presenter's view.
  private var removesPresenter: Bool {
    !presented.modalPresentationStyle.showsPresenter || presentation?.shouldRemovePresentersView == true
  }

  func present() {
    presented.screen.container = container
    presentation?.presentationTransitionWillBegin()
    presented.beginAppearing(isAnimated)
    animate()
    // Animators add the view themselves. One that does not would leave an empty screen.
    if presentedView.superview == nil {
      presentedView.frame = finalFrame
      container.addSubview(presentedView)
    }
    if presentedView.frame == container.bounds { presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    container.layoutIfNeeded()
    presented.endTransition()
    presentation?.presentationTransitionDidEnd(true)
  }

  func dismiss() {
    presentation?.dismissalTransitionWillBegin()
    animate()
    presentedView.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endTransition()
    presentation?.dismissalTransitionDidEnd(true)
    container.removeFromSuperview()
    presented.screen.container = nil
  }

  /// Runs the animator, and puts the presenter's view back if the animator moved it into the
  /// container.
  private func animate() {
    guard let animator else { return }
    let home = presenter.viewIfLoaded?.superview
    animator.animateTransition(using: self)
    animator.animationEnded(true)
    if let home, let view = presenter.viewIfLoaded, view.superview !== home { home.insertSubview(view, at: 0) }
  }

  /// Calls the completions. Afterwards the controllers have no transition coordinator.
  func end() {
    for completion in completions { completion(self) }
    (presented.screen.transition, presenter.screen.transition) = (nil, nil)
  }

  // MARK: UIViewControllerContextTransitioning

  var containerView: UIView { container }
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

  /// Returns the presented view, or the presenter's view if the presented view replaces it.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == (isDismissal ? .from : .to) { return presentedView }
    return removesPresenter ? presenter.viewIfLoaded : nil
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
