import Testing
import UIKit

/// Screens that come and go with their views, and the margins of their views.
@MainActor
@Suite struct AppearingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  @Test func aWindowThatIsShownLetsItsScreenAppear() {
    let (first, second) = (Diary(), Diary())
    window.rootViewController = first
    #expect(!first.entries.contains("didAppear"))
    window.isHidden = false
    #expect(first.entries == ["load", "willAppear", "isAppearing", "didAppear"])
    window.rootViewController = second
    #expect(first.entries.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(second.entries == ["load", "willAppear", "isAppearing", "didAppear"])
    window.isHidden = true
    #expect(second.entries.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func aChildInAViewThatIsPutInAppears() {
    let (parent, child) = (UIViewController(), Diary())
    window.rootViewController = parent
    window.isHidden = false
    parent.addChild(child)
    let container = UIView()
    container.addSubview(child.view)
    #expect(child.entries == ["willEnter", "load"])
    parent.view.addSubview(container)
    #expect(child.entries == ["willEnter", "load", "willAppear", "isAppearing", "didAppear"])
    #expect(!child.isMovingToParent)
    container.removeFromSuperview()
    #expect(child.entries.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func constraintsAreUpdatedThroughTheScreen() {
    final class Screen: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let screen = Screen()
    screen.view.setNeedsUpdateConstraints()
    screen.view.updateConstraintsIfNeeded()
    screen.view.updateConstraintsIfNeeded()
    #expect(screen.count == 1)
  }

  @Test func aScreenHasTheMarginsOfTheSystem() {
    let screen = UIViewController()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(
      screen.view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    screen.view.frame.size.width = 414
    #expect(screen.view.layoutMargins.left == 20)
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 5, trailing: 3)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 20))
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 3))
    #expect(UIView().layoutMargins.left == 8)
  }

  @Test func aPushedScreenShowsOthersByPushing() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    root.show(next, sender: nil)
    #expect(navigation.viewControllers == [root, next])
  }

  @Test func theEditButtonTurnsEditingOnAndOff() throws {
    let screen = UIViewController()
    let button = screen.editButtonItem
    let action = try #require(button.primaryAction)
    #expect(button.title == "Edit")
    action.performWithSender(nil, target: nil)
    #expect(screen.isEditing && button.title == "Done")
    screen.isEditing = false
    #expect(button.title == "Edit")
  }
}
