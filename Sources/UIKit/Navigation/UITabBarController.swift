import CoreGraphics
public import Foundation
import UIFoundation

/// A view controller with several child controllers. A tab bar at the lower edge selects the
/// visible child.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var screens: [UIViewController] = []
  private var selected: Int?

  open weak var delegate: (any UITabBarControllerDelegate)?
  private lazy var bar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    return bar
  }()
  open var tabBar: UITabBar { bar }
  open var customizableViewControllers: [UIViewController]?
  open var moreNavigationController: UINavigationController { UINavigationController(nibName: nil, bundle: nil) }

  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { take(newValue ?? []) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { if screens.indices.contains(newValue) { select(newValue) } }
  }
  open var selectedViewController: UIViewController? {
    get { selected.map { screens[$0] } }
    set {
      if let index = screens.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  private func take(_ new: [UIViewController]) {
    if let old = selectedViewController, isViewLoaded { takeOut(old, staying: true) }
    let kept = selectedViewController
    for screen in screens where !new.contains(where: { $0 === screen }) {
      screen.willMove(toParent: nil)
      screen.leaveParent()
    }
    screens = new
    for screen in new { adopt(screen) }
    itemsChanged()
    selected = nil
    if !new.isEmpty { select(new.firstIndex { $0 === kept } ?? 0) }
  }

  private func select(_ index: Int) {
    let old = selectedViewController
    selected = index
    tabBar.selectedItem = screens[index].tabBarItem
    guard isViewLoaded else { return }
    if let old, old !== screens[index] { takeOut(old, staying: true) }
    showSelected()
  }

  private func showSelected() {
    guard let screen = selectedViewController else { return }
    put(screen, into: view, frame: view.bounds)
    view.sendSubviewToBack(screen.view)
    view.setNeedsLayout()
  }

  /// Updates the tab bar with the items of the child controllers.
  final func itemsChanged() { tabBar.items = screens.map(\.tabBarItem) }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layOut = { [weak self] in self?.layOut() }
    container.addSubview(tabBar)
    view = container
    showSelected()
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard let screen = selectedViewController else { return }
    let room = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
    if screen.edgesForExtendedLayout.contains(.bottom) {
      screen.view.frame = view.bounds
      screen.setBarInsets(room)
    } else {
      screen.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: tabBar.frame.minY)
      screen.setBarInsets(.zero)
    }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = screens.firstIndex(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: screens[index]) ?? true
    else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: screens[index])
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// The delegate that receives the events of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
