import CoreGraphics
public import Foundation
public import UIFoundation

/// The bar above a screen: its background and appearance. A navigation controller adds the title and the items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The object that receives events.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the screens, the uppermost last.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The colours.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// True if the view is translucent.
  open var isTranslucent = true { didSet { showGround() } }
  /// The background colour.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// The line at the lower edge, nil for the system's.
  open var shadowImage: UIImage?
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// True if titles may be large, on their own line. They do not become small when the content is scrolled.
  open var prefersLargeTitles = false { didSet { layOutAgain() } }
  /// The appearance of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { layOutAgain() } }
  /// The appearance.
  open var standardAppearance = UINavigationBarAppearance() { didSet { take(standardAppearance) } }
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance at the top of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar at the top of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The back button's arrow.
  open var backIndicatorImage: UIImage?
  /// The form of that arrow when screens move.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var grounds: [UIBarMetrics.RawValue: UIImage] = [:]
  private var offsets: [UIBarMetrics.RawValue: CGFloat] = [:]

  /// The uppermost item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  /// Adds an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the uppermost item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Sets the background picture.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    grounds[barMetrics.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// Sets the background picture for a bar position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background picture.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics.rawValue] }

  /// Sets the distance of the title from its usual position.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    offsets[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// Returns the distance of the title from its usual position.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[barMetrics.rawValue] ?? 0
  }

  /// Lets the controller, which gives the bar its height, lay it out.
  private func layOutAgain() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func showGround() {
    guard barTintColor != nil || barStyle == .black else { return }
    backgroundColor = barTintColor ?? .black
  }

  private func take(_ looks: UINavigationBarAppearance) {
    backgroundColor = looks.backgroundColor ?? looks.backgroundEffect?.colour(for: traitCollection)
    if !looks.titleTextAttributes.isEmpty { titleTextAttributes = looks.titleTextAttributes }
  }

  open override func draw(_ rect: CGRect) { grounds[UIBarMetrics.default.rawValue]?.draw(in: bounds) }

  private var height: CGFloat { NavigationBarContent.height(showing: items ?? [], in: self) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// Views that have a position as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position.
  var barPosition: UIBarPosition { get }
}

/// The object that supplies the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Above.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The object that receives the events of a navigation bar. By default a method returns true, or does nothing.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns true if an item may be added.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was added.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns true if an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
