public import Foundation

/// An object that changes the menus of a menu system.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with the given identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with the given identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the beginning of a parent menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of a parent menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu system: the main menus of the application, or the context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The system of the application's main menus.
  public class var main: UIMenuSystem { mainSystem }
  /// The system of the context menus.
  public class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  /// The number of requests to rebuild the menus.
  package private(set) var rebuilds = 0

  /// Requests that the menus are rebuilt before they are shown again. Galley only counts the
  /// requests.
  open func setNeedsRebuild() { rebuilds += 1 }

  /// Does nothing, since the menus are not drawn.
  open func setNeedsRevalidate() {}
}
