import Testing
import UIKit

/// A controller that notes what it hears.
@MainActor
final class Diary: UIViewController {
  var entries: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    entries.append("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entries.append("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    entries.append("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    entries.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    entries.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    entries.append("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    entries.append(parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    entries.append(parent == nil ? "didLeave" : "didEnter")
  }
}

/// The life of screens.
@MainActor
@Suite struct ViewControllerTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func theViewIsLoadedOnceWhenItIsAskedFor() {
    let screen = Diary()
    #expect(screen.viewIfLoaded == nil)
    #expect(!screen.isViewLoaded)
    _ = screen.view
    screen.loadViewIfNeeded()
    #expect(screen.entries == ["load"])
    #expect(screen.view.frame.size == UIScreen.main.bounds.size)
    #expect(screen.view.next === screen)
  }

  @Test func aRootAppearsWithItsWindow() {
    let screen = Diary()
    let window = window(screen)
    #expect(screen.entries == ["load", "willAppear", "isAppearing", "didAppear"])
    #expect(screen.view.frame == window.bounds)
    #expect(screen.view.window === window)
  }

  @Test func aPresentedScreenCoversTheWindow() {
    let (below, above) = (Diary(), Diary())
    let window = window(below)
    above.modalPresentationStyle = .fullScreen
    var isDone = false
    below.present(above, animated: true) { isDone = true }
    #expect(isDone)
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)
    #expect(above.view.superview === window)
    #expect(below.entries.suffix(2) == ["willDisappear", "didDisappear"])
    above.dismiss(animated: true)
    #expect(below.presentedViewController == nil)
    #expect(above.view.superview == nil)
    #expect(above.entries.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(below.entries.suffix(3) == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test func aSheetLeavesTheScreenBelowWhereItIs() {
    let (below, above) = (Diary(), Diary())
    let window = window(below)
    below.present(above, animated: false)
    #expect(!below.entries.contains("willDisappear"))
    #expect(above.view.window === window)
    #expect(above.sheetPresentationController != nil)
  }

  @Test func childrenAreNotifiedOfTheirParents() {
    let (parent, child) = (Diary(), Diary())
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(child.entries == ["willEnter", "load", "willAppear", "isAppearing", "didAppear", "didEnter"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(child.entries.suffix(4) == ["willLeave", "willDisappear", "didDisappear", "didLeave"])
    #expect(window.rootViewController === parent)
  }

  @Test func aChildHasTheTraitsThatItsParentSets() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    child.view.backgroundColor = .systemBackground
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func layoutIsAnnouncedBeforeAndAfter() {
    final class Sized: UIViewController {
      var order: [String] = []
      override func viewWillLayoutSubviews() { order.append("will") }
      override func viewDidLayoutSubviews() { order.append("did") }
    }
    let screen = Sized()
    screen.view.layoutIfNeeded()
    screen.order = []
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.order == ["will", "did"])
  }
}
