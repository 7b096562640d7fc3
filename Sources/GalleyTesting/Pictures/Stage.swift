import CoreGraphics
import Foundation
import UIKit

/// A window that shows a view while its picture is taken. It has a size, a safe area and traits.
@preconcurrency @MainActor
struct Stage {
  let config: ViewImageConfig
  let traits: UITraitCollection
  let view: UIView
  let controller: UIViewController

  /// Returns the picture of the view at the scale of the traits, or by default at that of the
  /// screen.
  func picture() -> UIImage {
    whilePrepared {
      let scale = traits.displayScale > 0 ? traits.displayScale : .ofScreen
      guard view.bounds.width > 0, view.bounds.height > 0 else { return UIImage() }
      return UIImage(view.picture(scale: scale), scale: scale)
    }
  }

  /// Calls `body` while the view is in the window and laid out, and returns the result.
  func whilePrepared<Result>(_ body: () -> Result) -> Result {
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let window = StageWindow(size: size, safeArea: config.safeArea, for: controller)
    let root = UIViewController()
    prepare(root, in: window)
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    defer { leave(root, window) }
    return body()
  }

  private func prepare(_ root: UIViewController, in window: UIWindow) {
    root.view.backgroundColor = .clear
    root.view.frame = window.bounds
    controller.view.frame = root.view.frame
    root.view.addSubview(controller.view)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addChild(controller)
    let traits = UITraitCollection(traitsFrom: [config.traits, traits])
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  private func leave(_ root: UIViewController, _ window: UIWindow) {
    root.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    root.endAppearanceTransition()
    if view !== controller.view { view.removeFromSuperview() }
    window.rootViewController = nil
  }
}

/// A window with the safe area of a device. For a container with bars, the window ends at the edge
/// of the bar and has no safe area there. This is the behaviour of swift-snapshot-testing, so that
/// references of that library still match.
@preconcurrency @MainActor
private final class StageWindow: UIWindow {
  private var safeArea: UIEdgeInsets

  init(size: CGSize, safeArea: UIEdgeInsets, for controller: UIViewController) {
    var (size, safeArea) = (size, safeArea)
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if (tabs?.selectedViewController ?? controller) is UINavigationController {
      size.height -= safeArea.top
      safeArea.top = 0
    }
    self.safeArea = safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { safeArea }
}
