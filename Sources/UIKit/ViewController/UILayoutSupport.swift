import Foundation

/// A guide for the space above or below the safe area of a controller's view. Such guides are older
/// than the safe area in UIKit.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance between the safe area and the edge of the view, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the space between an edge of a view and its safe area.
private final class SafeAreaEdge: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  private static let topKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let bottomKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The space above the safe area of the view. Use `view.safeAreaLayoutGuide` instead.
  public var topLayoutGuide: any UILayoutSupport {
    edge(Self.topKey, "UIViewController.topLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// The space below the safe area of the view. Use `view.safeAreaLayoutGuide` instead.
  public var bottomLayoutGuide: any UILayoutSupport {
    edge(Self.bottomKey, "UIViewController.bottomLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  private func edge(
    _ key: UnsafeRawPointer, _ identifier: String, _ constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
  ) -> any UILayoutSupport {
    if let made = objc_getAssociatedObject(self, key) as? SafeAreaEdge, made.owningView === view { return made }
    let guide = SafeAreaEdge()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      constraints(guide, view) + [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
      ])
    objc_setAssociatedObject(self, key, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return guide
  }
}
