import CoreGraphics
public import Foundation

/// The configuration of an edit menu, which offers actions for a selection.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: AnyHashable
  /// The point at which the menu's arrow points.
  public let sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration of an edit menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The direction of a menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// An interaction that shows the edit menu of a selection. The menu is stored but not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Does nothing. A subclass may prepare for the view.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction belongs to.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The configuration of the presented menu; nil if none is presented.
  package private(set) var shown: UIEditMenuConfiguration?

  /// Creates an edit menu interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Presents a menu. It is stored but not drawn.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { shown = configuration }

  /// Dismisses the presented menu.
  open func dismissMenu() { shown = nil }

  /// Does nothing, since the menu is not drawn.
  open func reloadVisibleMenu() {}

  /// Does nothing, since the menu is not drawn.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the menu's position in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = shown?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }
}

/// The animator of the appearance of an edit menu. Menus are not drawn, so no object conforms to it
/// here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations to those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate that supplies the edit menu of a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, given the actions that the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle to which the menu points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// On iOS, called before the menu appears. It is never called here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// On iOS, called before the menu disappears. It is never called here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the null rectangle by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
