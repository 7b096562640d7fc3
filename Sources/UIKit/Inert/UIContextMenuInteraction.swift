import CoreGraphics
public import Foundation
import UIFoundation

/// A menu that opens over a view, and its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name.
  public let identifier: any NSCopying
  package let previewProvider: (() -> UIViewController?)?
  package let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The order of the entries.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The order of the entries of a menu.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  /// A menu by a closure.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// The menu over a view. There are no long presses here, but a program can ask the delegate itself.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// Nothing: a subclass may prepare for its view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// A menu with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Changes the menu that is shown: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Hides the menu: none is shown.
  open func dismissMenu() {}

  /// Returns the menu for a point of the view, as for a long press.
  package func menu(at location: CGPoint) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.actionProvider?([])
  }
}

/// The delegate that supplies the menu over a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a point, nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the preview is opened.
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

/// The appearance and disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds something to do at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The opening of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of opening it.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style of opening a preview from a menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
