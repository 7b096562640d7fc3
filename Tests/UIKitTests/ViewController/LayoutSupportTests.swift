import Testing
import UIKit

@MainActor @Suite struct LayoutSupportTests {
  private static func shown() -> UIViewController {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }

  @Test func theGuidesReachFromTheEdgesToTheSafeArea() {
    let controller = Self.shown()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 20 && insets.bottom >= 30)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
  }

  @Test func constraintsAreMadeWithThem() {
    let controller = Self.shown()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: label, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -5),
    ])
    controller.view.layoutIfNeeded()
    #expect(label.frame.minY == controller.view.safeAreaInsets.top)
    #expect(label.frame.maxY == 200 - controller.view.safeAreaInsets.bottom - 5)
  }

  @Test func aViewHasOneGuideAtEachEdge() {
    let controller = UIViewController()
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.layoutGuides.count == 2)
  }
}
