public import Foundation

/// A builder of menus.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system of menus that is built.
  var system: UIMenuSystem { get }
  /// Returns the menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu by another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes the entries of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A system of menus: the main menu, and context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu of a whole application.
  public class var main: UIMenuSystem { mainSystem }
  /// The context menus.
  public class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  /// The number of requests to rebuild the menus.
  package private(set) var rebuilds = 0

  /// Requests that the menus are rebuilt when they are next shown.
  open func setNeedsRebuild() { rebuilds += 1 }

  /// Requests that the states of entries are updated.
  open func setNeedsRevalidate() {}
}
