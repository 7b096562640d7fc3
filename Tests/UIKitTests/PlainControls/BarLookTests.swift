import Foundation
import Testing
import UIKit

@MainActor @Suite struct BarLookTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func aLargeTitleMakesTheBarHigher() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shown(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 96)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func aToolbarTakesRoomAndItems() {
    let screen = UIViewController()
    screen.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: screen)
    let window = shown(navigation)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 356, width: 320, height: 44))
    #expect(navigation.toolbar.items?.first?.title == "Go")
    #expect(screen.view.safeAreaInsets.bottom == 44)
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil && screen.view.safeAreaInsets.bottom == 0)
  }

  @Test func itemsOfTheBarArePressed() {
    let screen = UIViewController()
    var pressed: [String] = []
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Left") { _ in pressed.append("left") })
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Right") { _ in pressed.append("right") })
    let navigation = UINavigationController(rootViewController: screen)
    let window = shown(navigation)
    window.tap(at: CGPoint(x: 300, y: navigation.navigationBar.frame.midY))
    window.tap(at: CGPoint(x: 20, y: navigation.navigationBar.frame.midY))
    #expect(pressed == ["right", "left"])
  }

  @Test func choicesOfAnAlertStandSideBySide() {
    let screen = UIViewController()
    let window = shown(screen)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] {
      alert.addAction(
        UIAlertAction(title: title, style: title == "No" ? .cancel : .default) { _ in chosen.append(title) })
    }
    screen.present(alert, animated: false)
    window.layoutIfNeeded()
    let card = alert.view.subviews[0]
    #expect(card.frame.width == 270)
    window.tap(at: card.convert(CGPoint(x: 60, y: card.bounds.height - 20), to: window))
    #expect(chosen == ["No"])
  }

  @Test func aBadgeIsShown() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    bar.items = [item]
    item.badgeValue = "12"
    bar.layoutIfNeeded()
    let badge = bar.subviews.first { ($0 as? UILabel)?.text == "12" }
    #expect(badge?.frame.origin == CGPoint(x: 54, y: 2) && badge?.frame.height == 18)
  }
}
