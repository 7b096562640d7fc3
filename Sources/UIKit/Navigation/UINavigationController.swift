import CoreGraphics
public import Foundation
import UIFoundation

/// A stack of view controllers with a bar that shows the topmost controller's title. Controllers
/// change without an animation.
///
/// The bar has the system's height of 44 pt below the safe area, with the title in its middle and the items at its
/// ends, and 52 more for a large title; it has no background by default.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a transition: push or pop.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  private var stack: [UIViewController] = []
  private var bar: UINavigationBar!
  private let content = NavigationBarContent(frame: .zero)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    takeBar(UINavigationBar(frame: .zero))
    setStack([rootViewController])
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    let made = navigationBarClass.flatMap { ClassTable(of: UIView.self).make($0, frame: .zero) as? UINavigationBar }
    takeBar(made ?? UINavigationBar(frame: .zero))
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeBar(UINavigationBar(frame: .zero))
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeBar(UINavigationBar(frame: .zero))
  }

  private func takeBar(_ bar: UINavigationBar) {
    self.bar = bar
    bar.addSubview(content)
    content.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { bar }
  private lazy var storedToolbar = UIToolbar(frame: .zero)
  open var toolbar: UIToolbar! { storedToolbar }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers) }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains { $0 === viewController }, "\(viewController) is in the stack already")
    setStack(stack + [viewController])
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(stack.dropLast())
    return last
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(place + 1)...])
    setStack(Array(stack[...place]))
    return popped
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func setStack(_ new: [UIViewController]) {
    let (old, oldTop) = (stack, stack.last)
    stack = new
    for controller in new where controller.parent !== self && controller !== new.last { adopt(controller) }
    if isViewLoaded, oldTop !== new.last { showTop(instead: oldTop) } else if let last = new.last { adopt(last) }
    for controller in old where !new.contains(where: { $0 === controller }) && controller !== oldTop {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    if !isViewLoaded, let oldTop, !new.contains(where: { $0 === oldTop }) { oldTop.leaveParent() }
  }

  private func showTop(instead old: UIViewController?) {
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: false) }
    if let old { takeOut(old, staying: stack.contains { $0 === old }) }
    if let top = stack.last {
      put(top, into: view, frame: view.bounds)
      view.sendSubviewToBack(top.view)
      view.setNeedsLayout()
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }

  // MARK: View

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layOut = { [weak self] in self?.layOut() }
    container.addSubview(bar)
    view = container
    showTop(instead: nil)
  }

  /// Places the bar below the top of the safe area. Places the topmost controller's view below or
  /// behind the bar.
  private func layOut() {
    guard let view = viewIfLoaded else { return }
    bar.isHidden = isNavigationBarHidden
    let top = view.safeAreaInsets.top
    let items = stack.map(\.navigationItem)
    let barHeight = NavigationBarContent.height(showing: items, in: bar)
    let height = isNavigationBarHidden ? 0 : barHeight
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: barHeight)
    guard let screen = stack.last else { return }
    content.show(items, in: bar)
    content.frame = bar.bounds
    let toolbarHeight = layOutToolbar(of: screen, in: view)
    let (above, below) = (top + height, toolbarHeight + (toolbarHeight > 0 ? view.safeAreaInsets.bottom : 0))
    let edges = screen.edgesForExtendedLayout
    let (goesUnderBar, goesUnderToolbar) = (edges.contains(.top), edges.contains(.bottom))
    screen.view.frame = view.bounds.inset(
      by: UIEdgeInsets(top: goesUnderBar ? 0 : above, left: 0, bottom: goesUnderToolbar ? 0 : below, right: 0))
    screen.setBarInsets(
      UIEdgeInsets(
        top: goesUnderBar ? height : 0, left: 0, bottom: goesUnderToolbar ? toolbarHeight : 0, right: 0))
  }

  /// Places the toolbar with the controller's items above the bottom of the safe area. Returns its
  /// height; 0 if it is hidden.
  private func layOutToolbar(of screen: UIViewController, in view: UIView) -> CGFloat {
    guard !isToolbarHidden else {
      if toolbar.superview != nil { toolbar.removeFromSuperview() }
      return 0
    }
    let (height, bottom) = (UIToolbar.height, view.safeAreaInsets.bottom)
    if toolbar.superview !== view { view.addSubview(toolbar) }
    if (toolbar.items ?? []) != (screen.toolbarItems ?? []) { toolbar.items = screen.toolbarItems }
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height + bottom)
    return height
  }

  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? orientationsOfTop
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? orientationOfTop
  }

  /// The supported orientations of the topmost controller.
  var orientationsOfTop: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  /// The preferred orientation of the topmost controller.
  var orientationOfTop: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
