import CoreGraphics
public import Foundation
public import UIFoundation

/// The bar at the top of a screen: its background and appearance. A navigation controller adds the
/// title and the items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The object that receives the events of the bar.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The navigation items of the screens, the topmost last.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The style, which determines the default colours.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// True if the bar's background is translucent.
  open var isTranslucent = true { didSet { showGround() } }
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// The image of the line at the lower edge; nil for the system's line.
  open var shadowImage: UIImage?
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// True if titles may be large, on a separate line. They do not shrink when the content is
  /// scrolled.
  open var prefersLargeTitles = false { didSet { layOutAgain() } }
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { layOutAgain() } }
  /// The appearance of the bar at its usual height.
  open var standardAppearance = UINavigationBarAppearance() { didSet { take(standardAppearance) } }
  /// The appearance of the bar at its compact height. Galley stores the value and ignores it.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while the content is at its top. Galley stores the value and ignores
  /// it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the compact bar while the content is at its top. Galley stores the value and
  /// ignores it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The arrow image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the arrow during transitions between screens. Galley stores the value and ignores
  /// it.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var grounds: [UIBarMetrics.RawValue: UIImage] = [:]
  private var offsets: [UIBarMetrics.RawValue: CGFloat] = [:]

  /// The navigation item of the topmost screen.
  open var topItem: UINavigationItem? { items?.last }
  /// The navigation item to which the back button leads.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// The position of the bar.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  /// Adds a navigation item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes and returns the topmost navigation item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces the navigation items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Sets the background image for the bar's metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    grounds[barMetrics.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// Sets the background image for a bar position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image for the bar's metrics; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics.rawValue] }

  /// Sets the vertical offset of the title from its default position, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    offsets[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// Returns the vertical offset of the title from its default position, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[barMetrics.rawValue] ?? 0
  }

  /// Requests a layout of the navigation controller, which determines the bar's height.
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

/// Views that are bars with a position at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The object that supplies the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the top position by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The object that receives the events of a navigation bar. By default its methods return true or
/// do nothing.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns true if an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
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
