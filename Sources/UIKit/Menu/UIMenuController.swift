import CoreGraphics
public import Foundation
public import UIFoundation

/// A custom item in the menu of a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The action that is sent to the first responder.
  open var action: Selector

  /// Creates a menu item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The menu of a selection: cut, copy, paste and custom items. It is stored but not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  private static let single = UIMenuController()

  /// The only menu controller of the process.
  open class var shared: UIMenuController { single }

  /// True while the menu is shown.
  open private(set) var isMenuVisible = false
  /// The direction of the menu's arrow.
  open var arrowDirection = ArrowDirection.default
  /// The custom items of the menu.
  open var menuItems: [UIMenuItem]?
  /// The frame of the menu: always zero, since it is not drawn.
  open var menuFrame: CGRect { .zero }
  /// The rectangle to which the menu points, in the coordinates of the view `targetView`.
  package private(set) var targetRect = CGRect.zero
  package private(set) weak var targetView: UIView?

  /// Shows the menu for a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    let names =
      menuVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    NotificationCenter.default.post(name: names.0, object: self)
    isMenuVisible = menuVisible
    NotificationCenter.default.post(name: names.1, object: self)
  }

  /// Sets the rectangle to which the menu points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Posts a notification that the menu has changed.
  open func update() {
    NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted after the frame of the menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
