import CoreGraphics
public import Foundation
import UIFoundation

/// The configuration of a context menu and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  package let previewProvider: (() -> UIViewController?)?
  package let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// Creates a context menu configuration whose preview and menu are supplied by closures.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// An interaction that shows a context menu. In Galley a long press does not show the menu, but a
/// program can call the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Does nothing. A subclass may prepare for the view.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction belongs to.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates a context menu interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing, since context menus are not drawn.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Does nothing, since context menus are not drawn.
  open func dismissMenu() {}

  /// Returns the delegate's menu for a point of the view, as a long press would show it; nil if the
  /// delegate supplies none.
  package func menu(at location: CGPoint) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.actionProvider?([])
  }
}

/// The delegate that supplies the context menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu for a point; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called when the user opens the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu is hidden.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// An object that animates the appearance and disappearance of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made during the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that animates the opening of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which the preview of a menu is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
