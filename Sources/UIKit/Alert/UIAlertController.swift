import CoreGraphics
public import Foundation
import UIFoundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// The weight of a choice.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The weight.
  public let style: Style
  /// True if it can be chosen.
  open var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?

  /// A choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns this choice.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A message with choices, drawn as a card in the middle of the window or at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of the message.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The position.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String?
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key performs.
  open var preferredAction: UIAlertAction?
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The weight of the message.
  open var severity = UIAlertControllerSeverity.default

  /// A message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Takes a choice as a tap does.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }

  open override func loadView() {
    view = AlertView(of: self)
  }
}

/// The weight of a message.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
