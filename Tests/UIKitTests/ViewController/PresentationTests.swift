import Testing
import UIKit

/// Presentations by an app's own presentation controllers and animators.
@MainActor @Suite struct PresentationTests {
  /// A presentation in the lower part of the screen, over a dimming view.
  private final class Drawer: UIPresentationController {
    var entries: [String] = []
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }
    override func presentationTransitionWillBegin() {
      entries.append("willBegin")
      dimming.alpha = 0
      dimming.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { entries.append("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { entries.append("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { entries.append("didDismiss \(completed)") }
    override func containerViewDidLayoutSubviews() { presentedView?.layer.cornerRadius = 12 }
  }

  private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    var finalFrame = CGRect.null
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
        return context.completeTransition(true)
      }
      finalFrame = context.finalFrame(for: controller)
      view.frame = finalFrame.offsetBy(dx: 0, dy: finalFrame.height)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.3, animations: { view.frame = self.finalFrame },
        completion: { context.completeTransition($0) })
    }
  }

  private final class Styles: NSObject, UIViewControllerTransitioningDelegate {
    let rise = Rise()
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { rise }
  }

  private let styles = Styles()
  private let below = UIViewController()
  private let above = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.rootViewController = below
    window.makeKeyAndVisible()
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = styles
  }

  @Test func aPresentationControllerPlacesTheView() throws {
    below.present(above, animated: false)
    let drawer = try #require(above.presentationController as? Drawer)
    #expect(above.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(above.view.superview === drawer.containerView)
    #expect(drawer.containerView?.superview === window)
    #expect(drawer.containerView?.subviews == [drawer.dimming, try #require(above.view)])
    #expect(above.view.layer.cornerRadius == 12)
    #expect(drawer.entries == ["willBegin", "didEnd true"])
    #expect(above.entries == ["load", "willAppear", "isAppearing", "didAppear"])
  }

  @Test func anAnimatorEndsAtOnce() throws {
    below.present(above, animated: true)
    #expect(above.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(styles.rise.finalFrame == above.view.frame)
    #expect((above.presentationController as? Drawer)?.dimming.alpha == 1)
    #expect(above.transitionCoordinator == nil)
  }

  @Test func aDismissalRemovesTheContainer() throws {
    below.present(above, animated: true)
    let drawer = try #require(above.presentationController as? Drawer)
    let container = try #require(drawer.containerView)
    above.dismiss(animated: true)
    #expect(container.superview == nil)
    #expect(above.view.superview == nil)
    #expect(below.presentedViewController == nil)
    #expect(drawer.entries.suffix(2) == ["willDismiss", "didDismiss true"])
    #expect(above.entries.suffix(2) == ["willDisappear", "didDisappear"])
  }
}
