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

  /// An animator that needs the views of both controllers, as many do.
  private final class Swap: NSObject, UIViewControllerAnimatedTransitioning {
    var lines: [String] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        lines.append("no views")
        return context.completeTransition(true)
      }
      context.containerView.insertSubview(to, belowSubview: from)
      from.removeFromSuperview()
      lines.append("swapped")
      context.completeTransition(true)
    }
    func animationEnded(_ transitionCompleted: Bool) { lines.append("ended") }
  }

  private final class Swaps: NSObject, UIViewControllerTransitioningDelegate {
    let swap = Swap()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { swap }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { swap }
  }

  @Test func anAnimatorOfTheFullScreenGetsBothViews() {
    let swaps = Swaps()
    above.modalPresentationStyle = .fullScreen
    above.transitioningDelegate = swaps
    below.present(above, animated: true)
    #expect(swaps.swap.lines == ["swapped", "ended"])
    #expect(above.view.window === window)
    #expect(below.view.superview === window)
    above.dismiss(animated: true)
    #expect(swaps.swap.lines == ["swapped", "ended", "swapped", "ended"])
    #expect(above.view.superview == nil)
    #expect(below.view.superview === window)
  }

  @Test func theAppearanceMethodsOfBothControllersAlternate() {
    final class Teller: UIViewController {
      static var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { note("appears") }
      override func viewWillDisappear(_ animated: Bool) { note("disappears") }
      private func note(_ line: String) { Self.lines.append("\(title ?? "") \(line) \(transitionCoordinator != nil)") }
    }
    let (root, top) = (Teller(), Teller())
    (root.title, top.title) = ("root", "top")
    window.rootViewController = root
    let swaps = Swaps()
    (top.modalPresentationStyle, top.transitioningDelegate) = (.fullScreen, swaps)
    Teller.lines = []
    root.present(top, animated: true)
    top.dismiss(animated: true)
    #expect(Teller.lines == ["root disappears true", "top appears true", "top disappears true", "root appears true"])
  }

  @Test func thePresentationControllerKnowsItsPresenterAndTheStyle() {
    above.modalPresentationStyle = .pageSheet
    #expect(above.presentationController is UISheetPresentationController)
    above.modalPresentationStyle = .custom
    below.present(above, animated: false)
    #expect(above.presentationController is Drawer)
    #expect(above.presentationController?.presentingViewController === below)
  }
}
