import Testing
import UIKit

/// Stacks of screens, and screens side by side.
@MainActor
@Suite struct NavigationTests {
  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func theLastScreenIsShown() {
    let (first, second) = (Diary(), Diary())
    let stack = UINavigationController(rootViewController: first)
    let window = shown(stack)
    #expect(first.view.window === window)
    #expect(first.navigationController === stack)
    stack.pushViewController(second, animated: true)
    #expect(stack.viewControllers == [first, second])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(second.view.window === window)
    #expect(second.entries.contains("didAppear"))
    #expect(stack.popViewController(animated: true) === second)
    #expect(second.parent == nil)
    #expect(first.view.window === window)
    #expect(stack.popViewController(animated: true) == nil)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test func onePageIsShownAboveThePageControl() {
    let (first, second, source) = (Diary(), Diary(), Pages())
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([first], direction: .forward, animated: false)
    let window = shown(book)
    #expect(first.view.window === window && first.parent === book && book.spineLocation == .none)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    book.dataSource = source
    var isFinished = false
    book.setViewControllers([second], direction: .forward, animated: true) { isFinished = $0 }
    window.layoutIfNeeded()
    #expect(isFinished && book.viewControllers == [second] && book.children == [second])
    #expect(first.parent == nil && first.viewIfLoaded?.superview == nil && second.entries.contains("didAppear"))
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 630))
    let control = book.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(control?.numberOfPages == 3 && control?.currentPage == 1)
  }

  @Test func columnsAreBesideEachOtherUnlessTheWidthIsCompact() {
    let (list, detail) = (Diary(), Diary())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = .regular
    let window = shown(split)
    #expect(!split.isCollapsed && list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 667))
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 55, height: 667))
    #expect(detail.splitViewController === split && split.viewControllers == [list, detail])
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.isCollapsed && list.viewIfLoaded?.superview == nil)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func poppingToAScreenReturnsTheOthers() {
    let screens = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    for screen in screens.dropFirst() { stack.pushViewController(screen, animated: false) }
    #expect(stack.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
    #expect(stack.popToRootViewController(animated: false) == [screens[1]])
    #expect(stack.topViewController === screens[0])
  }

  @Test func theBarTakesRoomFromTheSafeArea() {
    let screen = UIViewController()
    screen.title = "Words"
    let stack = UINavigationController(rootViewController: screen)
    let window = shown(stack)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(screen.view.frame == window.bounds)
    #expect(screen.view.safeAreaInsets.top == 44)
    screen.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(screen.view.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
    #expect(screen.navigationItem.title == "Words")
  }

  @Test func tabsSelectScreens() {
    let screens = [Diary(), Diary()]
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let window = shown(tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(screens[0].view.window === window)
    tabs.selectedIndex = 1
    #expect(screens[0].view.superview == nil)
    #expect(screens[1].view.window === window)
    #expect(screens[1].tabBarController === tabs)
    #expect(screens[0].entries.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }
}
