import CoreGraphics
public import Foundation

/// A menu of the actions for a selection.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable
  /// The point of the menu's arrow.
  public let sourcePoint: CGPoint
  /// The side that the arrow points to.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The side that the arrow of a menu points to.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// The menu of a selection in a view. It is kept but not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// Nothing: a subclass may prepare for its view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The delegate that supplies the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu that is shown, nil for none.
  package private(set) var shown: UIEditMenuConfiguration?

  /// A menu with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows a menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { shown = configuration }

  /// Hides the menu.
  open func dismissMenu() { shown = nil }

  /// Updates changed entries.
  open func reloadVisibleMenu() {}

  /// Moves the menu.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the point of the menu in a view.
  open func location(in view: UIView?) -> CGPoint {
    let point = shown?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }
}

/// The delegate that supplies the menu of a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, from the entries that are proposed.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points at.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
