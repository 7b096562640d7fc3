import CoreGraphics
public import Foundation
public import UIFoundation

/// An entry that is added to the menu of a selection.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action, sent to the first responder.
  open var action: Selector

  /// An entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The menu of a selection: cut, copy, paste and added items. It is kept but not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side that the arrow points to.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  private static let single = UIMenuController()

  /// The only menu.
  open class var shared: UIMenuController { single }

  /// True while the menu is shown.
  open private(set) var isMenuVisible = false
  /// The side that the arrow points to.
  open var arrowDirection = ArrowDirection.default
  /// The entries that are added.
  open var menuItems: [UIMenuItem]?
  /// The frame of the menu, empty since it is not drawn.
  open var menuFrame: CGRect { .zero }
  /// The rectangle that the menu points at, in the coordinates of its view.
  package private(set) var targetRect = CGRect.zero
  package private(set) weak var targetView: UIView?

  /// Shows the menu at a rectangle of a view.
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

  /// Sets the rectangle that the menu points at.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Updates changed entries.
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
  /// Posted after the menu was moved.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
