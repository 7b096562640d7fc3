import CoreGraphics
public import Foundation
import UIFoundation

/// An action of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// The style of an action's button.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// True if the user can choose the action.
  open var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an alert action with an optional handler, which is called when the user chooses the
  /// action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns this action itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A message with actions, drawn as a card in the centre of the window or at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of the card: in the centre or at the lower edge.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The style, which determines the position of the card.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String?
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key should choose. Galley stores the value and ignores it.
  open var preferredAction: UIAlertAction?
  /// The text fields of the alert; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The severity of the message. Galley stores it and draws all alerts alike.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an alert with a title, a message and a style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action after the others.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which the closure can configure.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Dismisses the alert and calls the action's handler, as a tap on the action's button does.
  /// Ignores a disabled action.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }

  open override func loadView() {
    view = AlertView(of: self)
  }
}

/// The severity of a message.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
